import { invalidArgument } from './options.js'

/** Encodes a body as JSON, and bytes in it as Base64. Throws {@link InvalidArgumentError} if it cannot be encoded. */
export async function encodeBody(label: string, body: object): Promise<string> {
  try {
    if (!Object.values(body).some(isBytes)) return JSON.stringify(body)
    const members = Object.entries(body).map(async ([name, value]) => [
      name,
      isBytes(value) ? await base64(value) : value,
    ])
    return JSON.stringify(Object.fromEntries(await Promise.all(members)))
  } catch (error) {
    throw invalidArgument(label, `could not encode the body: ${(error as Error).message}`, error)
  }
}

// Not `instanceof`: a value from another realm, such as a frame or a VM context, has another class.
const isBytes = (value: unknown): value is Uint8Array<ArrayBuffer> | Blob =>
  ArrayBuffer.isView(value) || typeof (value as Blob | null)?.arrayBuffer === 'function'

async function base64(value: Uint8Array<ArrayBuffer> | Blob): Promise<string> {
  const bytes = new Uint8Array(await new Response(value).arrayBuffer())
  let text = ''
  // In slices, because the number of arguments of a function is limited.
  for (let start = 0; start < bytes.length; start += 8192) {
    text += String.fromCharCode(...bytes.subarray(start, start + 8192))
  }
  return btoa(text)
}
