/** Lines that are rewritten while they grow, on a terminal. Elsewhere only what is new is printed. */
export interface FoldedLine {
  /** Counts an event by name. */
  count(name: string): void
  /** Ends the line before other output. */
  end(): void
}

export interface Terminal {
  write(text: string): void
  /** Whether the previous line can be overwritten. */
  readonly hasCursor: boolean
  readonly columns: number
}

const OVER_LAST_LINE = '\u001b[1A\u001b[2K'

/** Counts by name on one line: `eth_blockNumber (12), eth_chainId`. */
export function createFoldedLine({ write, hasCursor, columns }: Terminal, indent = ''): FoldedLine {
  let counts = new Map<string, number>()

  const print = () => {
    const parts = [...counts].map(([name, count]) => (count === 1 ? name : `${name} (${count})`))
    return indent + parts.join(', ')
  }

  function end(): void {
    const folded = counts
    counts = new Map()
    if (hasCursor) return
    const more = [...folded].filter(([, count]) => count > 1)
    for (const [name, count] of more) write(`${indent}${name} (${count - 1} more)\n`)
  }

  return {
    end,
    count(name) {
      const before = counts.size === 0 ? undefined : print()
      const isNew = !counts.has(name)
      counts.set(name, (counts.get(name) ?? 0) + 1)
      if (!hasCursor) {
        if (isNew) write(`${indent}${name}\n`)
        return
      }
      // A wrapped line could not be overwritten.
      if (before !== undefined && print().length >= columns) counts = new Map([[name, 1]])
      else if (before !== undefined) write(OVER_LAST_LINE)
      write(`${print()}\n`)
    },
  }
}
