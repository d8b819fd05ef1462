// Output of commands: lines, tables, JSON and a progress bar.

/** Where a command writes. */
export interface Output {
  write(text: string): unknown
  isTTY?: boolean
  /** The width of a terminal. */
  columns?: number
}

export type Row = Record<string, string | number | null>

/** Returns functions that print to a stream. */
export function outputTo(stdout: Output) {
  const print = (line: string) => void stdout.write(`${line}\n`)

  /** Prints rows as a table, or as a JSON array. */
  function printRows(rows: Row[], { json = false } = {}) {
    if (json) print(JSON.stringify(rows, null, 2))
    else for (const line of tableOf(rows)) print(line)
  }

  /** Prints the fields of a row below each other, or as a JSON object. */
  function printFields(row: Row, { json = false } = {}) {
    if (json) return print(JSON.stringify(row, null, 2))
    const nameWidth = Math.max(...Object.keys(row).map((name) => name.length))
    for (const [name, value] of Object.entries(row)) {
      print(`${name.padEnd(nameWidth)}  ${escapeControls(String(value ?? '-'))}`)
    }
  }

  /** Draws a progress bar, if the output is a terminal. */
  function showProgress(done: number, total: number) {
    if (!stdout.isTTY) return
    const filled = Math.round((barLength * done) / total)
    const bar = '█'.repeat(filled) + '░'.repeat(barLength - filled)
    stdout.write(`\r${bar} ${done} of ${total}${done === total ? '\n' : ''}`)
  }

  return { print, printRows, printFields, showProgress }
}

const barLength = 30

/** Returns the lines of a table with a header, or none for no rows. */
function tableOf(rows: Row[]): string[] {
  const [first] = rows
  if (!first) return []
  const header = Object.keys(first)
  const lines = [header, ...rows.map((row) => Object.values(row).map((value) => escapeControls(String(value ?? '-'))))]
  const widths = header.map((_, column) =>
    lines.reduce((width, cells) => Math.max(width, cells[column]?.length ?? 0), 0)
  )
  return lines.map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  )
}

export const formatTime = (time: number | null) => (time === null ? null : new Date(time).toISOString())

/** Escapes control characters, so that text written by others cannot send commands to the terminal. */
export const escapeControls = (text: string) =>
  text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`)
