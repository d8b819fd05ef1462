// CPU profiles of the servers, as Node writes them with --cpu-prof.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

interface CallFrame {
  functionName: string
  url: string
  lineNumber: number
  columnNumber: number
}

interface CpuProfile {
  nodes: { id: number; callFrame: CallFrame }[]
  samples: number[]
  timeDeltas: number[]
}

/** Returns the functions in which the processes of a folder of profiles spent most time, as lines. */
export function hottestFunctions(folder: string, count = 20): string[] {
  const micros = new Map<string, number>()
  for (const name of readdirSync(folder)) {
    const { nodes, samples, timeDeltas }: CpuProfile = JSON.parse(readFileSync(join(folder, name), 'utf8'))
    const names = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]))
    samples.forEach((id, index) => {
      const name = names.get(id) ?? ''
      micros.set(name, (micros.get(name) ?? 0) + (timeDeltas[index] ?? 0))
    })
  }
  micros.delete('(idle)')
  const total = [...micros.values()].reduce((sum, each) => sum + each, 0)
  return [...micros]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([name, time]) => `${((100 * time) / total).toFixed(1).padStart(5)} %  ${name}`)
}

/** Returns the name of a function, and where it is in the sources from which the server was built. */
function nameOf({ functionName, url, lineNumber, columnNumber }: CallFrame): string {
  if (functionName.startsWith('(') || url === '') return functionName
  const entry = sourceMapOf(url)?.findEntry(lineNumber, columnNumber)
  const [source, line] =
    entry && 'originalSource' in entry ? [entry.originalSource, entry.originalLine] : [url, lineNumber]
  return `${functionName || 'anonymous'}  ${source.split('/').slice(-3).join('/')}:${line + 1}`
}

const sourceMaps = new Map<string, SourceMap | undefined>()

function sourceMapOf(url: string): SourceMap | undefined {
  if (!sourceMaps.has(url)) sourceMaps.set(url, readSourceMap(url))
  return sourceMaps.get(url)
}

function readSourceMap(url: string): SourceMap | undefined {
  const file = url.startsWith('file:') ? `${fileURLToPath(url)}.map` : ''
  return existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : undefined
}
