// Header fields that are written as one text. Node checks and writes each field of a response on its own, and all responses of
// the API have some fifteen of them, most with the same values.
import { type IncomingMessage, ServerResponse } from 'node:http'

declare module 'node:http' {
  interface ServerResponse {
    /** Node's: makes the head of the response from the status line and the other fields. */
    _storeHeader(statusLine: string, fields: unknown): void
  }
}

/** The class of the server's responses. */
export class Response<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  /** Lines of fields, each with its CRLF. Nothing checks them. */
  fields = ''

  override _storeHeader(statusLine: string, fields: unknown) {
    super._storeHeader(statusLine + this.fields, fields)
  }
}

/** Returns the lines of header fields. */
export function fieldLines(fields: Record<string, string>): string {
  let lines = ''
  for (const name in fields) lines += `${name}: ${fields[name]}\r\n`
  return lines
}

/** Adds lines of fields to a response. */
export function addFields(response: ServerResponse, lines: string) {
  if (!(response instanceof Response)) throw new Error('The server must be created with the class Response')
  response.fields += lines
}
