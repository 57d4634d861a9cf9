import type { Json } from '../openrpc.ts'

/** Maximum length of a text that is shown whole, in characters. */
const MAX_TEXT = 140
/** Characters of a longer text that are shown. */
const SHOWN_TEXT = 66
/** Maximum number of items that are shown of a list. */
const MAX_ITEMS = 4

/** Returns the fragment of a heading, in GitHub's form. */
export function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-')
}

/** Joins the lines of a text; items of a list are separated by semicolons. */
function oneLine(text: string): string {
  return text
    .trim()
    .replaceAll(/\n+ *\* /g, '; ')
    .replaceAll(/\s+/g, ' ')
}

const cell = (text: string) => oneLine(text).replaceAll('|', '\\|')

/** Prints a table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`
  return [line(head), `|${' --- |'.repeat(head.length)}`, ...rows.map(line)].join('\n')
}

/** Returns a copy of a value whose long texts and lists are cut. */
export function shorten(value: Json): Json {
  if (typeof value === 'string') return value.length > MAX_TEXT ? `${value.slice(0, SHOWN_TEXT)}…` : value
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) {
    const shown = value.slice(0, MAX_ITEMS).map(shorten)
    return value.length > MAX_ITEMS ? [...shown, '…'] : shown
  }
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shorten(member)]))
}

/** Prints a value as a code block, on one line if it is short. */
export function jsonBlock(value: Json): string {
  const line = JSON.stringify(value)
  return `\`\`\`json\n${line.length > MAX_TEXT ? JSON.stringify(value, undefined, 2) : line}\n\`\`\``
}
