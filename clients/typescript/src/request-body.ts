import { tryTo } from './options.js'

type Bytes = Uint8Array<ArrayBuffer> | Blob

/** Encodes a body as JSON, and bytes in it as Base64. Throws {@link InvalidArgumentError} if it cannot be encoded. */
export const encodeBody = (label: string, body: object): Promise<string> =>
  tryTo(label, 'encode the body', async () => {
    const encoded: Record<string, unknown> = { ...body }
    for (const name in encoded) if (isBytes(encoded[name])) encoded[name] = await base64(encoded[name])
    return JSON.stringify(encoded)
  })

// Not `instanceof`: a value from another realm, such as a frame or a VM context, has another class.
const isBytes = (value: unknown): value is Bytes =>
  ArrayBuffer.isView(value) || Boolean((value as Blob | null)?.arrayBuffer)

async function base64(value: Bytes): Promise<string> {
  const bytes = new Uint8Array(await new Response(value).arrayBuffer())
  return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''))
}
