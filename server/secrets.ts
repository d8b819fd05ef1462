// Tokens and secrets of integrations, encrypted at rest with AES-256-GCM (NIST SP 800-38D).
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

export interface Secrets {
  seal(text: string): string
  /** Throws where the text was sealed with another key. */
  open(sealed: string): string
  /** Whether it was sealed with this key. */
  opens(sealed: string): boolean
}

/** With the key of the configuration, or that of the key file, which is made (mode 0600) where there is none. */
export function secretsWith(secretKey: string | undefined, keyFile: string): Secrets {
  const source = secretKey ?? keyIn(keyFile)
  const key = Buffer.from(hkdfSync('sha256', source, '', 'notewire secrets', 32))
  function open(sealed: string) {
    const bytes = Buffer.from(sealed, 'base64')
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 })
    decipher.setAuthTag(bytes.subarray(12, 28))
    return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8')
  }
  return {
    seal(text) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
    },
    open,
    opens(sealed) {
      try {
        open(sealed)
        return true
      } catch {
        return false
      }
    },
  }
}

function keyIn(file: string): string {
  if (!existsSync(file)) {
    try {
      writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx' })
    } catch (error) {
      // Another process has just made it.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
  return readFileSync(file, 'utf8')
}
