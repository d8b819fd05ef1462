// The contract as the API reference shows it.
import { problems } from '../generated/problems.js'
import { type Document, nameOf, type Operation, operationsOf } from '../spec/generator/openapi.js'

/**
 * Returns the contract with links from each operation to the entries of its failures, and without patterns that a text
 * describes.
 */
export function referenceOpenapi(contract: Document): Document {
  const shown: Document = JSON.parse(JSON.stringify(contract), (_, value) => {
    if (typeof value?.pattern !== 'string' || typeof value.description !== 'string') return value
    const { pattern, ...schema } = value
    return schema
  })
  for (const { operation } of operationsOf(shown)) {
    operation.description = `${operation.description ?? ''}\n\nFailures: ${failureLinks(operation, contract)}`
  }
  return shown
}

/** The links are not in the descriptions of the responses, because the reference shows these inside of buttons. */
function failureLinks({ responses }: Operation, { components }: Document): string {
  const descriptions = Object.values(responses).map(
    ({ $ref, description }) => ($ref && components.responses?.[nameOf($ref)]?.description) || description
  )
  const codes = Object.keys(problems).filter((code) => descriptions.some((text = '') => text.includes(`\`${code}\``)))
  return codes.map((code) => `[\`${code}\`](failures.html#${code})`).join(' · ')
}
