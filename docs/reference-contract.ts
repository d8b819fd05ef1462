// The contract as the API reference shows it.
import { problems } from '../generated/problems.js'
import type { Document } from '../spec/generator/openapi.js'

/** Returns the contract with links from codes to the entries of failures, and without patterns that a text describes. */
export function referenceContract(contract: Document): Document {
  return JSON.parse(JSON.stringify(contract), (key, value) => {
    if (key === 'description' && typeof value === 'string') return withLinks(value)
    if (typeof value?.pattern === 'string' && typeof value.description === 'string') {
      const { pattern, ...schema } = value
      return schema
    }
    return value
  })
}

/** A code that is already part of a link is left alone. */
const withLinks = (text: string) =>
  text.replace(/(?<!\[)`(\w+)`(?!\])/g, (code, name: string) =>
    name in problems ? `[${code}](failures.html#${name})` : code
  )
