import type { Call, WithResponse } from './call-promise.js'
import { NotewireError } from './errors.js'

/**
 * A list. It sends nothing until it is awaited, iterated over or collected.
 *
 * Iterating returns every item that stays in the list exactly once, whatever is created, deleted or archived meanwhile, in
 * the loop or by others. An item that joins the list meanwhile may be left out. With a `page`, it may reject with
 * `list_changed` instead, when items before have left the list.
 */
export interface List<Page, Item> extends Pick<Promise<Page>, 'then' | 'catch' | 'finally'>, AsyncIterable<Item> {
  /** Returns the items of all pages. */
  all(): Promise<Item[]>
  /** Returns the page together with the response. */
  withResponse(): Promise<WithResponse<Page>>
}

type PageQuery = { page?: number | undefined; per_page?: number | undefined }
type PageOf<Name extends string, Item> = Record<Name, Item[]> & {
  meta: { next_page: string | null; per_page: number }
}

/** Creates a list. `itemsName` is the member of a page that holds its items, and `key` what identifies an item. */
export function paginate<Page extends PageOf<Name, Item>, Name extends string, Item>(
  label: string,
  itemsName: Name,
  key: keyof Item,
  maxPageSize: number,
  query: PageQuery = {},
  fetchPage: (query: PageQuery) => Call<Page>
): List<Page, Item> {
  let firstPage: Call<Page> | undefined
  const fetchOnce = () => {
    firstPage ??= fetchPage(query)
    return firstPage
  }

  /**
   * Asks for the largest pages unless the query has a page or a page size. When items leave the list, those behind them move
   * up, and the next page would skip some. So each page is chosen to overlap the one before: if it has an item that was seen,
   * nothing lies between them. Otherwise, goes back.
   */
  async function* iterate(): AsyncGenerator<Item> {
    const perPage = query.per_page ?? (query.page ? undefined : maxPageSize)
    let request = { ...query, per_page: perPage, page: query.page ?? 1 }
    const isWhole = request.page === 1
    const seen = new Set<unknown>()
    let position = 0
    let stepBack = 0
    for (;;) {
      const page = await fetchPage(request)
      const { next_page, per_page } = page.meta
      const items: Item[] = page[itemsName]
      const start = (request.page - 1) * per_page
      const firstSeen = items.findIndex((item) => seen.has(item[key]))
      const isStart = seen.size === 0 || (isWhole && start === 0)
      if (isStart || firstSeen >= 0) {
        // What comes before the first seen item has joined the list since.
        for (const item of items.slice(isStart ? 0 : firstSeen)) {
          if (seen.has(item[key])) continue
          seen.add(item[key])
          yield item
        }
        position = start + items.length
        stepBack = 0
        if (!next_page || items.length === 0) return
      } else {
        if (start === 0) {
          throw new NotewireError(label, {
            code: 'list_changed',
            detail: 'the list changed; read it from page 1',
          })
        }
        stepBack = Math.max(per_page, stepBack * 2)
        position -= stepBack
      }
      request = { ...query, ...pageAt(position, Math.min(perPage ?? per_page, maxPageSize)) }
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

/** Returns the page that holds the item before a position, and as many after it as possible. */
function pageAt(position: number, pageSize: number): { per_page: number; page: number } {
  const before = Math.max(0, position - 1)
  const room = (size: number) => size - (before % size)
  let best = 1
  for (let size = 2; size <= pageSize || room(best) < 2; size++) if (room(size) >= room(best)) best = size
  return { per_page: best, page: Math.floor(before / best) + 1 }
}
