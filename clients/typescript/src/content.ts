import { InvalidArgumentError } from './errors.js'

/** The body as JSON, bytes in Base64. */
export async function contentOf(doing: string, body: object): Promise<string> {
  try {
    if (!Object.values(body).some(isBytes)) return JSON.stringify(body)
    const entries = Object.entries(body).map(async ([name, value]) => [
      name,
      isBytes(value) ? await base64(value) : value,
    ])
    return JSON.stringify(Object.fromEntries(await Promise.all(entries)))
  } catch (error) {
    const detail = `the body cannot be sent: ${(error as Error).message}`
    throw new InvalidArgumentError(doing, { code: 'invalid_argument', detail })
  }
}

// Told by what they can do: those of another realm are instances of other classes.
const isBlob = (value: unknown): value is Blob => typeof (value as Blob | null)?.arrayBuffer === 'function'
const isBytes = (value: unknown): value is Uint8Array | Blob => ArrayBuffer.isView(value) || isBlob(value)

async function base64(value: Uint8Array | Blob): Promise<string> {
  const bytes = isBlob(value)
    ? new Uint8Array(await value.arrayBuffer())
    : new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
  let text = ''
  // A call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(text)
}
