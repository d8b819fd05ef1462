// Encrypts the URLs, tokens and secrets of integrations at rest with AES-256-GCM (NIST SP 800-38D).
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

export interface Secrets {
  /** Returns the text encrypted, as Base64. */
  seal(text: string): string
  /** Returns the text. Throws if it was encrypted with another key. */
  open(sealed: string): string
  /** Returns whether the text was encrypted with this key. */
  canOpen(sealed: string): boolean
}

const nonceBytes = 12
const tagBytes = 16

/** Uses the configured key, or else the one in the key file, which is created with mode 0600 if it does not exist. */
export function createSecrets(secretKey: string | undefined, keyFile: string): Secrets {
  const key = Buffer.from(hkdfSync('sha256', secretKey ?? readOrCreateKey(keyFile), '', 'notewire secrets', 32))
  return {
    seal: (text) => sealWith(key, text),
    open: (sealed) => openWith(key, sealed),
    canOpen(sealed) {
      try {
        openWith(key, sealed)
        return true
      } catch {
        return false
      }
    },
  }
}

/** Returns the text encrypted with a key of 32 bytes, as Base64. */
export function sealWith(key: Buffer, text: string): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64')
}

/** Returns the text. Throws if it was encrypted with another key. */
export function openWith(key: Buffer, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64')
  const [nonce, tag] = [bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes, nonceBytes + tagBytes)]
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
  decipher.setAuthTag(tag)
  return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
}

function readOrCreateKey(file: string): string {
  if (!existsSync(file)) {
    try {
      writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx' })
    } catch (error) {
      // Another process has just created it.
      const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST'
      if (!exists) throw error
    }
  }
  return readFileSync(file, 'utf8')
}
