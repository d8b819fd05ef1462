/** A call in progress. Await it for its result. */
export interface Call<Data> extends Promise<Data> {
  /** Returns the result together with the response. */
  withResponse(): Promise<WithResponse<Data>>
}

export interface WithResponse<Data> {
  data: Data
  /** Status and headers. The body has been read. */
  response: Response
}

export function createCall<Data>(result: Promise<WithResponse<Data>>): Call<Data> {
  const data = result.then(({ data }) => data)
  return Object.assign(data, {
    // Only the returned promise is handled from here, so a rejection of the other must not count as unhandled.
    withResponse: () => {
      data.catch(() => {})
      return result
    },
  })
}
