// The `meta` of a page: its position in the list, and the addresses of the pages before and after it.

/** Returns the `meta` of a page. `url` is the path and query of the request, whose filters the addresses keep. */
export function pageMeta(
  url: string,
  { page, per_page }: { page: number; per_page: number },
  total: number,
  baseUrl: string
) {
  const lastPage = Math.max(1, Math.ceil(total / per_page))
  const addressOf = addresses(url, per_page, baseUrl)
  return {
    // After the end of the list the previous page is the last one.
    previous_page: page > 1 ? addressOf(Math.min(page - 1, lastPage)) : null,
    next_page: page < lastPage ? addressOf(page + 1) : null,
    page,
    per_page,
    total,
  }
}

function addresses(url: string, perPage: number, baseUrl: string): (page: number) => string {
  // Without a query there is nothing to parse, which takes as long as reading the page.
  if (/^[\w/]*$/.test(url)) return (page) => `${baseUrl}${url}?page=${page}&per_page=${perPage}`
  const { pathname, search } = new URL(url, baseUrl)
  // Apart from the URL, which would write every change back.
  const parameters = new URLSearchParams(search)
  return (page) => {
    parameters.set('page', String(page))
    parameters.set('per_page', String(perPage))
    return `${baseUrl}${pathname}?${parameters}`
  }
}
