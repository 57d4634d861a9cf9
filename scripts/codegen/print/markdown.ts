import type { Json } from '../openrpc.ts'

const LONGEST_TEXT = 140
const SHOWN_TEXT = 66
const LONGEST_LIST = 4

/** Where a heading is linked to: as GitHub makes it. */
export function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-')
}

/** Text of several lines as one, for a cell. */
function oneLine(text: string): string {
  return text
    .trim()
    .replaceAll(/\n+ *\* /g, '; ')
    .replaceAll(/\s+/g, ' ')
}

const cell = (text: string) => oneLine(text).replaceAll('|', '\\|')

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`
  return [line(head), `|${' --- |'.repeat(head.length)}`, ...rows.map(line)].join('\n')
}

/** A value with what is long in it cut short: texts, and lists behind their first items. */
export function shorten(value: Json): Json {
  if (typeof value === 'string') return value.length > LONGEST_TEXT ? `${value.slice(0, SHOWN_TEXT)}…` : value
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) {
    const shown = value.slice(0, LONGEST_LIST).map(shorten)
    return value.length > LONGEST_LIST ? [...shown, '…'] : shown
  }
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shorten(member)]))
}

export function jsonBlock(value: Json): string {
  const line = JSON.stringify(value)
  return `\`\`\`json\n${line.length > LONGEST_TEXT ? JSON.stringify(value, undefined, 2) : line}\n\`\`\``
}
