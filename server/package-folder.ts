import { createRequire } from 'node:module'
import { dirname } from 'node:path'

/** The package's folder, whether the server runs from source or from dist/. */
export const packageFolder = dirname(createRequire(import.meta.url).resolve('#package.json'))
