// Icons: an image from a request is recognized by its content, whatever it claims to be.
import { createHash } from 'node:crypto'
import { limits } from '../../generated/limits.js'
import { invalidIcon } from '../problems.js'

/** An image. Its name is its SHA-256, which nobody can guess without having the image. */
export interface Icon {
  name: string
  /** Media type. */
  type: string
  bytes: Buffer
}

/** Returns the public address of an image. */
export const iconUrl = (name: string, baseUrl: string) => `${baseUrl}/icons/${name}`

const mediaTypes = new Set(['image/png', 'image/apng', 'image/jpeg', 'image/gif', 'image/webp'])
const base64 = /^[A-Za-z0-9+/]+={0,2}$/

/**
 * Decodes the `icon` of a request. Returns `null` if it is empty, and `undefined` if it is absent. Throws `invalid_icon` if
 * it is not an image that the contract allows.
 */
export async function readIcon(text: string | undefined): Promise<Icon | null | undefined> {
  if (text === undefined) return undefined
  if (text === '') return null
  // `base64 FILE` prints lines.
  const data = text.replace(/^data:[^,]*;base64,/i, '').replace(/[\r\n]+/g, '')
  if (!base64.test(data) || data.length % 4 !== 0) {
    throw invalidIcon('must be padded Base64 (RFC 4648, section 4)')
  }
  const bytes = Buffer.from(data, 'base64')
  if (bytes.length > limits.icon_bytes) {
    throw invalidIcon(`must have at most ${limits.icon_bytes} bytes when decoded, not ${bytes.length}`)
  }
  // Loaded with the first image: most requests have none.
  const { fileTypeFromBuffer } = await import('file-type')
  const type = await fileTypeFromBuffer(bytes)
  if (!type || !mediaTypes.has(type.mime)) throw invalidIcon('must be a PNG, JPEG, GIF or WebP image')
  const hash = createHash('sha256').update(bytes).digest('hex')
  return { name: `${hash}.${type.ext}`, type: type.mime, bytes }
}
