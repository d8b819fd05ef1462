// An icon from a request: an image by its content, whatever it claims to be.
import { createHash } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import { limits } from '../../generated/limits.js'
import { invalidIcon } from '../problems.js'

/** An image, under a name that nobody can guess who does not have it: its SHA-256. */
export interface Icon {
  name: string
  type: string
  bytes: Buffer
}

const types = new Set(['image/png', 'image/apng', 'image/jpeg', 'image/gif', 'image/webp'])
const base64 = /^[A-Za-z0-9+/]+={0,2}$/

/** Decodes the `icon` of a request; `null` when it is empty, `undefined` when it is absent. */
export async function readIcon(text: string | undefined): Promise<Icon | null | undefined> {
  if (text === undefined) return undefined
  if (text === '') return null
  const data = text.replace(/^data:[\w.+/-]*;base64,/, '')
  if (!base64.test(data) || data.length % 4 !== 0) {
    throw invalidIcon('must be Base64 (RFC 4648, section 4), padded and without line breaks')
  }
  const bytes = Buffer.from(data, 'base64')
  if (bytes.length > limits.icon_bytes) {
    throw invalidIcon(`must have at most ${limits.icon_bytes} bytes once decoded, not ${bytes.length}`)
  }
  const type = await fileTypeFromBuffer(bytes)
  if (!type || !types.has(type.mime)) throw invalidIcon('must be a PNG, JPEG, GIF or WebP image')
  const hash = createHash('sha256').update(bytes).digest('hex')
  return { name: `${hash}.${type.ext}`, type: type.mime, bytes }
}
