// The class of the server's responses, which takes Node less work to write: the header fields are one text, and head and body one
// piece. Node checks and writes each field on its own, and all responses of the API have some fifteen of them, most with the
// same values.
import { type IncomingMessage, ServerResponse } from 'node:http'

declare module 'node:http' {
  interface ServerResponse {
    /** Node's: makes the head of the response from the status line and the other fields. */
    _storeHeader(statusLine: string, fields: unknown): void
    /** Node's: the head of the response, once it is made. */
    readonly _header: string | null
    /** Node's: whether the response may have a body. The answer to HEAD has none. */
    readonly _hasBody: boolean
    /** Node's: writes a piece of the response, behind the head if that has not been written. */
    _send(piece: unknown, encoding: unknown, ...others: unknown[]): boolean
  }
}

export class Response<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  /** Lines of fields, each with its CRLF. Nothing checks them. */
  fields = ''
  /** The whole body. */
  private text: string | undefined

  override _storeHeader(statusLine: string, fields: unknown) {
    super._storeHeader(statusLine + this.fields, fields)
  }

  override end(chunk?: unknown, encoding?: unknown, callback?: unknown): this {
    const isText = typeof chunk === 'string' && !encoding
    if (!isText || this._header === null || !this._hasBody || this.chunkedEncoding) {
      return super.end(chunk, encoding as BufferEncoding, callback as () => void)
    }
    this.text = chunk
    return super.end(callback as () => void)
  }

  /** Node ends a response with an empty piece. A body before it would be a piece of its own, which takes 1 µs longer. */
  override _send(piece: unknown, encoding: unknown, ...others: unknown[]): boolean {
    return this.text === undefined ? super._send(piece, encoding, ...others) : super._send(this.text, 'utf8', ...others)
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
