// Encrypts the URLs, tokens and secrets of integrations at rest with AES-256-GCM (NIST SP 800-38D).
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

export interface Secrets {
  /**
   * Returns the text encrypted, as Base64. Call it in the transaction that stores the result, so that a key is not replaced
   * in between.
   */
  seal(text: string): string
  /** Returns the text. Throws if it was encrypted with another key. */
  open(sealed: string): string
  /** Returns whether the text was encrypted with one of the keys. */
  canOpen(sealed: string): boolean
  /** Returns whether the text was encrypted with the key that `seal` uses now. */
  isCurrent(sealed: string): boolean
}

/**
 * `readKeys` returns the key that encrypts, followed by those that may still be needed to decrypt. It is called again for each
 * text to encrypt, and if no known key decrypts a text: a command may have replaced the key while the process was running.
 */
export function createSecrets(readKeys: () => string[]): Secrets {
  // Keys that are no longer listed stay known: a text that was read before may still need them.
  const known = new Map<string, Buffer>()

  /** Reads the keys and returns the first one. */
  function currentKey(): Buffer {
    const [first] = readKeys().map((key) => {
      const derived = known.get(key) ?? Buffer.from(hkdfSync('sha256', key, '', 'notewire secrets', 32))
      known.set(key, derived)
      return derived
    })
    if (!first) throw new Error('there is no key')
    return first
  }

  /** Returns the text, or `undefined` if no known key opens it. */
  function tryOpen(sealed: string): string | undefined {
    for (const key of known.values()) {
      const text = tryOpenWith(key, sealed)
      if (text !== undefined) return text
    }
  }

  function openOrReadKeys(sealed: string): string | undefined {
    const text = tryOpen(sealed)
    if (text !== undefined) return text
    const before = known.size
    currentKey()
    return known.size > before ? tryOpen(sealed) : undefined
  }

  currentKey()
  return {
    seal: (text) => sealWith(currentKey(), text),
    open(sealed) {
      const text = openOrReadKeys(sealed)
      if (text === undefined) throw new Error('the text was encrypted with another key')
      return text
    },
    canOpen: (sealed) => openOrReadKeys(sealed) !== undefined,
    isCurrent: (sealed) => tryOpenWith(currentKey(), sealed) !== undefined,
  }
}

function tryOpenWith(key: Buffer, sealed: string): string | undefined {
  try {
    return openWith(key, sealed)
  } catch {
    return undefined
  }
}

const nonceBytes = 12
const tagBytes = 16

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
