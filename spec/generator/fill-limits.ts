// Fills the limits into the texts of the document, so that no text states a number that a keyword or `x-limits` states.
import { type Document, nameOf, type Schema } from './openapi.js'

const keywords = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'default']

/**
 * Replaces, in every text, `{maxLength}` by that keyword of the schema that the text belongs to, `{NoteName.maxLength}` by
 * that of a component, and `{limits.icon_bytes}` by one of `x-limits`. Throws if there is no such limit.
 */
export function fillLimits(document: Document) {
  const { 'x-limits': limits, components } = document

  function visit(node: object) {
    for (const [key, value] of Object.entries(node)) {
      if (typeof value === 'string') Object.assign(node, { [key]: filled(value, node) })
      else if (typeof value === 'object' && value !== null) visit(value)
    }
  }

  function filled(text: string, node: object): string {
    return text.replace(/\{(?:(\w[\w.]*)\.)?(\w+)\}(?=(\sbytes\b)?)/g, (found, owner = '', name, unit) => {
      if (owner === 'limits') return limitText(limits[name], name, unit) ?? fail(found, text)
      if (!keywords.includes(name)) return found
      const limit = keywordOf(owner === '' ? node : componentNamed(owner), name)
      return limit === undefined ? fail(found, text) : limit.toLocaleString('en')
    })
  }

  const componentNamed = (name: string) => components.schemas[name] ?? components.parameters[name]?.schema

  /** Looks at the schema, at that of a parameter, and at the one that a reference names. */
  function keywordOf(node: object | undefined, keyword: string): number | undefined {
    if (node === undefined) return undefined
    const { [keyword]: own, schema, $ref } = node as { [keyword: string]: unknown; schema?: Schema; $ref?: string }
    if (typeof own === 'number') return own
    return keywordOf(schema ?? components.schemas[nameOf($ref ?? '')], keyword)
  }

  visit(document)
}

function fail(limit: string, text: string): never {
  throw new Error(`There is no limit ${limit}: ${text}`)
}

/** Returns a limit in words. The suffix of its name is its unit; bytes are in KiB or MiB unless the text says " bytes". */
export function limitText(limit: number | number[] | undefined, name: string, unit?: string): string | undefined {
  if (limit === undefined) return undefined
  if (Array.isArray(limit)) return new Intl.ListFormat('en-GB').format(limit.map(durationText))
  if (!name.endsWith('_bytes')) return limit.toLocaleString('en')
  const [size = '', divisor = 1] = byteUnits.find(([, divisor]) => limit % divisor === 0) ?? []
  return unit || size === '' ? String(limit) : `${limit / divisor} ${size}`
}

const byteUnits: [string, number][] = [
  ['MiB', 2 ** 20],
  ['KiB', 2 ** 10],
]

/** Returns seconds as `5 s`, `30 min` or `24 h`. */
function durationText(seconds: number): string {
  if (seconds % 3600 === 0) return `${seconds / 3600} h`
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`
}
