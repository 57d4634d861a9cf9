import { joinPrintable, type Printable, plainText, printable } from '../../base/printable.ts'

/** Text of an empty cell. */
export const NOTHING = '-'

/** Returns a table as text. Columns are as wide as their longest cell, and each cell is one line. */
export function printTable(heads: readonly string[], rows: readonly (readonly string[])[]): Printable {
  const lines = [heads, ...rows].map((line) => line.map((cell) => plainText(cell)))
  const widths = heads.map((_, column) =>
    lines.reduce((widest, line) => Math.max(widest, line[column]?.length ?? 0), 0),
  )
  const print = (line: readonly Printable[]) =>
    plainText(
      line
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
      Number.POSITIVE_INFINITY,
    )
  return joinPrintable(
    lines.map((line) => printable`${print(line)}\n`),
    '',
  )
}
