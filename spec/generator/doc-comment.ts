/** Formats lines as a doc comment; returns nothing when they are empty. */
export function docComment(lines: string[], indent = ''): string {
  const text = lines.join('\n').trim().replaceAll('*/', '*\\/')
  if (text === '') return ''
  if (!text.includes('\n')) return `${indent}/** ${text} */\n`
  const commented = text.split('\n').map((line) => `${indent} * ${line}`.trimEnd())
  return `${indent}/**\n${commented.join('\n')}\n${indent} */\n`
}
