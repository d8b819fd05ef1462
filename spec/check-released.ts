// Part of `npm run check`: fails if the document breaks programs that were written for the last released one. A release
// replaces that one. A break needs a new major version in main.tsp, and with it a new prefix of all paths.
import { breakingChanges, readDocument } from './generator/breaking-changes.js'

const [released, present] = ['spec/released/openapi.json', 'generated/openapi.json'] as const

const majorVersion = (file: string) => {
  const { version } = readDocument(file).info as { version: string }
  return Number(version.split('.', 1)[0])
}

const breaks = await breakingChanges(released, present)
const isDeliberate = majorVersion(present) > majorVersion(released)
if (breaks.length > 0) {
  console.error(`These changes break clients of the last release:\n${breaks.map((each) => `- ${each}`).join('\n')}`)
  if (!isDeliberate) console.error('Take them back, or raise the major version in spec/main.tsp.')
}
process.exitCode = breaks.length > 0 && !isDeliberate ? 1 : 0
