// Where a page stands in its list, and the addresses of its neighbours.

/** `url` is the request's, path and query: its filters are kept. */
export function pageMeta(
  url: string,
  { page, per_page }: { page: number; per_page: number },
  total: number,
  baseUrl: string
) {
  const last = Math.max(1, Math.ceil(total / per_page))
  const { pathname, search } = new URL(url, baseUrl)
  const addressOf = (number: number) => {
    const parameters = new URLSearchParams(search)
    parameters.set('page', String(number))
    parameters.set('per_page', String(per_page))
    return `${baseUrl}${pathname}?${parameters}`
  }
  return {
    previous_page: page > 1 ? addressOf(Math.min(page - 1, last)) : null,
    next_page: page < last ? addressOf(page + 1) : null,
    page,
    per_page,
    total,
  }
}
