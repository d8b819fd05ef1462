// Output of commands: lines, tables, JSON and a progress bar.

export const print = (line: string) => process.stdout.write(`${line}\n`)

export const formatTime = (time: number | null) => (time === null ? null : new Date(time).toISOString())

/** Escapes control characters, so that text written by others cannot send commands to the terminal. */
export const escapeControls = (text: string) =>
  text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`)

export type Row = Record<string, string | number | null>

/** Prints rows as a table, or as a JSON array. */
export function printRows(rows: Row[], { json = false } = {}) {
  if (json) return print(JSON.stringify(rows, null, 2))
  const [first] = rows
  if (!first) return
  const header = Object.keys(first)
  const lines = [header, ...rows.map((row) => Object.values(row).map((value) => escapeControls(String(value ?? '-'))))]
  const widths = header.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)))
  for (const cells of lines) {
    const padded = cells.map((cell, column) => cell.padEnd(widths[column] ?? 0))
    print(padded.join('  ').trimEnd())
  }
}

const barLength = 30

/** Draws a progress bar, if the output is a terminal. */
export function showProgress(done: number, total: number) {
  const { stdout } = process
  if (!stdout.isTTY) return
  const filled = Math.round((barLength * done) / total)
  const bar = '█'.repeat(filled) + '░'.repeat(barLength - filled)
  stdout.write(`\r${bar} ${done} of ${total}${done === total ? '\n' : ''}`)
}
