/** Text of an empty cell. */
export const NOTHING = '-'

/** Returns a table as text. Columns are as wide as their longest cell. */
export function printTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [heads, ...rows]
  const widths = heads.map((_, column) =>
    lines.reduce((widest, line) => Math.max(widest, line[column]?.length ?? 0), 0),
  )
  const print = (line: readonly string[]) => line.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  ')
  return lines.map((line) => `${print(line).trimEnd()}\n`).join('')
}
