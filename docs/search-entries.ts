// What the search of the docs finds: the sections of the guides, and the operations and events of the contract.
import { type Document, operationsOf } from '../spec/generator/openapi.js'
import type { Guide } from './markdown.js'

export interface SearchEntry {
  /** The address of the section on the site. */
  id: string
  title: string
  /** The title of the page. */
  page: string
  text: string
}

export const searchEntries = (guides: { name: string; guide: Guide }[], contract: Document): SearchEntry[] => [
  ...guides.flatMap(({ name, guide }) =>
    guide.sections.map(({ anchor, title, text }) => ({
      id: anchor ? `${name}.html#${anchor}` : `${name}.html`,
      title,
      page: guide.title,
      text,
    }))
  ),
  ...operationsOf(contract).map(({ method, path, operation }) => ({
    id: `reference.html#${operation.operationId}`,
    title: operation.summary,
    page: 'API reference',
    text: `${method.toUpperCase()} ${path} ${operation.operationId} ${operation.description ?? ''}`,
  })),
  ...Object.entries(contract.webhooks).map(([type, { post }]) => ({
    id: `reference.html#${type}`,
    title: post.summary,
    page: 'API reference',
    text: `${type} ${post.description ?? ''}`,
  })),
]
