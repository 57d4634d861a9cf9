/** Lines of columns that stand below each other; `right` names those that end together. */
export function alignColumns(rows: readonly (readonly string[])[], right: readonly number[] = []): string[] {
  const widths = rows.reduce<number[]>((widest, row) => row.map((cell, i) => Math.max(widest[i] ?? 0, cell.length)), [])
  const pad = (cell: string, i: number) => {
    const width = widths[i] ?? 0
    return right.includes(i) ? cell.padStart(width) : cell.padEnd(width)
  }
  return rows.map((row) => row.map(pad).join('  ').trimEnd())
}
