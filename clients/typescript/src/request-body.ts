import { invalidArgument } from './options.js'

/** Encodes a body as JSON, and bytes in it as Base64. Throws {@link InvalidArgumentError} if it cannot be encoded. */
export async function encodeBody(label: string, body: object): Promise<string> {
  try {
    const encoded: Record<string, unknown> = { ...body }
    for (const name in encoded) {
      const value = encoded[name]
      if (isBytes(value)) encoded[name] = await base64(value)
    }
    return JSON.stringify(encoded)
  } catch (error) {
    throw invalidArgument(label, `could not encode the body: ${(error as Error).message}`, error)
  }
}

// Not `instanceof`: a value from another realm, such as a frame or a VM context, has another class.
const isBytes = (value: unknown): value is Uint8Array<ArrayBuffer> | Blob =>
  ArrayBuffer.isView(value) || typeof (value as Blob | null)?.arrayBuffer === 'function'

async function base64(value: Uint8Array<ArrayBuffer> | Blob): Promise<string> {
  let text = ''
  for (const byte of new Uint8Array(await new Response(value).arrayBuffer())) text += String.fromCharCode(byte)
  return btoa(text)
}
