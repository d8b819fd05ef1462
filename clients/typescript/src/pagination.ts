import type { Call, WithResponse } from './call-promise.js'

/** A list. It sends nothing until it is awaited, iterated over or collected. */
export interface List<Page, Item> extends Pick<Promise<Page>, 'then' | 'catch' | 'finally'>, AsyncIterable<Item> {
  /** Returns the items of all pages. */
  all(): Promise<Item[]>
  /** Returns the page together with the response. */
  withResponse(): Promise<WithResponse<Page>>
}

type PageQuery = { page?: number | undefined; per_page?: number | undefined }

/** Creates a list. Iteration asks for the largest pages unless the query has a page or a page size. */
export function paginate<Page extends { meta: { next_page: string | null } }, Item>(
  fetchPage: (query: PageQuery) => Call<Page>,
  itemsOf: (page: Page) => Item[],
  maxPageSize: number,
  query: PageQuery = {}
): List<Page, Item> {
  let firstPage: Call<Page> | undefined
  const fetchOnce = () => {
    firstPage ??= fetchPage(query)
    return firstPage
  }

  async function* iterate(): AsyncGenerator<Item> {
    const size = query.page === undefined && query.per_page === undefined ? { per_page: maxPageSize } : {}
    for (let number = query.page ?? 1; ; number++) {
      // Counts pages rather than follow `next_page`: the client may reach the server under another URL than the server
      // knows, and a wrong `next_page` could loop.
      const page = await fetchPage({ ...query, ...size, page: number })
      const items = itemsOf(page)
      yield* items
      if (!page.meta.next_page || items.length === 0) return
    }
  }

  return {
    // biome-ignore lint/suspicious/noThenProperty: a list is a thenable, so that nothing is sent before it is awaited
    then: (onFulfilled, onRejected) => fetchOnce().then(onFulfilled, onRejected),
    catch: (onRejected) => fetchOnce().catch(onRejected),
    finally: (onFinally) => fetchOnce().finally(onFinally),
    [Symbol.asyncIterator]: iterate,
    async all() {
      const items: Item[] = []
      for await (const item of iterate()) items.push(item)
      return items
    },
    withResponse: () => fetchOnce().withResponse(),
  }
}
