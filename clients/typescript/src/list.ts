// Lists: await one for a page of it, iterate over it for everything.
import type { WithResponse } from './request.js'

/** A list. Nothing is asked before it is awaited, iterated over or collected. */
export interface List<Page, Item> extends Pick<Promise<Page>, 'then' | 'catch' | 'finally'>, AsyncIterable<Item> {
  /** Everything in one array, from all pages. */
  all(): Promise<Item[]>
  /** The page, and the response that it came in. */
  withResponse(): Promise<WithResponse<Page>>
}

type PageQuery = { page?: number | undefined; per_page?: number | undefined }

/**
 * The list that `fetchPage` gives page by page. Where the caller named neither page nor size, iterating takes pages of
 * `most`, the largest there are.
 */
export function list<Page extends { meta: { next_page: string | null } }, Item>(
  fetchPage: (query: PageQuery) => Promise<WithResponse<Page>>,
  itemsOf: (page: Page) => Item[],
  most: number | undefined,
  query: PageQuery = {}
): List<Page, Item> {
  let first: Promise<WithResponse<Page>> | undefined
  const withResponse = () => {
    first ??= fetchPage(query)
    return first
  }
  const page = () => withResponse().then(({ data }) => data)

  async function* iterate() {
    const size = query.page === undefined && query.per_page === undefined ? { per_page: most } : {}
    for (let number = query.page ?? 1; ; number++) {
      // Counted here and not followed by address: the server may be known by another address, and may not loop.
      const { data } = await fetchPage({ ...query, ...size, page: number })
      const items = itemsOf(data)
      yield* items
      if (!data.meta.next_page || items.length === 0) return
    }
  }

  return {
    // biome-ignore lint/suspicious/noThenProperty: to be awaited is what it is for
    then: (resolved, rejected) => page().then(resolved, rejected),
    catch: (rejected) => page().catch(rejected),
    finally: (settled) => page().finally(settled),
    [Symbol.asyncIterator]: iterate,
    async all() {
      const items: Item[] = []
      for await (const item of iterate()) items.push(item)
      return items
    },
    withResponse,
  }
}
