import type { ColdSlots } from './coldSlots.ts'

/** A row of the table, with times of both engines in milliseconds per million gas. */
export interface Line {
  readonly name: string
  readonly typescriptMs: number
  readonly wasmMs: number
  /** The worst time of the WebAssembly engine, and its program. */
  readonly worstMs: number
  readonly worst: string
}

const COLUMNS = ['', 'TypeScript Mgas/s', 'WebAssembly Mgas/s', 'worst ms/Mgas', 'worst program']

/** Returns the head of a Markdown table. */
export const printHead = () => `${row(COLUMNS)}\n${row(['---', '--:', '--:', '--:', '---'])}`

/** Prints a row of the table. */
export function printLine({ name, typescriptMs, wasmMs, worstMs, worst }: Line): string {
  return row([name, show(1000 / typescriptMs), show(1000 / wasmMs), show(worstMs), worst])
}

export function printColdSlots({ count, gas, tookMs }: ColdSlots): string {
  const each = show((1000 * tookMs) / count)
  return `\n${count.toLocaleString('en')} slots that only SQLite has, each read once by a call: ${each} us each, ${show(tookMs / (gas / 1e6))} ms/Mgas`
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** Prints three significant digits below 100, else a whole number. */
function show(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en')
  return value.toPrecision(value >= 10 ? 3 : 2)
}
