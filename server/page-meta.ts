// The `meta` of a page: its position in the list, and the addresses of the pages before and after it.

/** Returns the `meta` of a page. `url` is the path and query of the request, whose filters the addresses keep. */
export function pageMeta(
  url: string,
  { page, per_page }: { page: number; per_page: number },
  total: number,
  baseUrl: string
) {
  const lastPage = Math.max(1, Math.ceil(total / per_page))
  const { pathname, search } = new URL(url, baseUrl)
  const addressOf = (number: number) => {
    const parameters = new URLSearchParams(search)
    parameters.set('page', String(number))
    parameters.set('per_page', String(per_page))
    return `${baseUrl}${pathname}?${parameters}`
  }
  return {
    // After the end of the list the previous page is the last one.
    previous_page: page > 1 ? addressOf(Math.min(page - 1, lastPage)) : null,
    next_page: page < lastPage ? addressOf(page + 1) : null,
    page,
    per_page,
    total,
  }
}
