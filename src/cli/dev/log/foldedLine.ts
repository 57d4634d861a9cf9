import type { LogText } from './batchedOutput.ts'

/** Lines that are rewritten while they grow, on a terminal. Elsewhere only what is new is printed. */
export interface FoldedLine {
  /** Counts an event by name. */
  count(name: string): void
  /** Ends the line before other output. */
  end(): void
}

export interface Terminal {
  write(text: LogText): void
  /** Whether the previous line can be overwritten. */
  readonly hasCursor: boolean
  readonly columns: number
}

const OVER_LAST_LINE = '\u001b[1A\u001b[2K'

/** Counts by name on one line: `eth_blockNumber (12), eth_chainId`. */
export function createFoldedLine({ write, hasCursor, columns }: Terminal): FoldedLine {
  let line = new CountedNames()

  function end(): void {
    const { counts } = line
    line = new CountedNames()
    if (hasCursor) return
    for (const [name, count] of counts) if (count > 1) write(`${name} (${count - 1} more)\n`)
  }

  return {
    end,
    count(name) {
      if (!hasCursor) {
        if (line.add(name) === 1) write(`${name}\n`)
        return
      }
      // A wrapped line could not be overwritten.
      if (line.counts.size > 0 && line.lengthWith(name) >= columns) line = new CountedNames()
      line.add(name)
      line.printSoon(write)
    },
  }
}

/** The names of one line and their counts. */
class CountedNames {
  readonly counts = new Map<string, number>()
  #length = 0
  #isQueued = false
  #isPrinted = false

  /** Counts a name; returns its count. */
  add(name: string): number {
    this.#length = this.lengthWith(name)
    const count = (this.counts.get(name) ?? 0) + 1
    this.counts.set(name, count)
    return count
  }

  /** Returns the length of the line if the name is counted. */
  lengthWith(name: string): number {
    const count = this.counts.get(name)
    if (count !== undefined) return this.#length + printCounted('', count + 1).length - printCounted('', count).length
    return this.#length + name.length + (this.#length === 0 ? 0 : SEPARATOR.length)
  }

  /** Prints the line over its last state. Names that are counted before the text is written need no text of their own. */
  printSoon(write: (text: LogText) => void): void {
    if (this.#isQueued) return
    this.#isQueued = true
    write(this.#print)
  }

  readonly #print = () => {
    const before = this.#isPrinted ? OVER_LAST_LINE : ''
    this.#isQueued = false
    this.#isPrinted = true
    return `${before}${[...this.counts].map(([name, count]) => printCounted(name, count)).join(SEPARATOR)}\n`
  }
}

const SEPARATOR = ', '

const printCounted = (name: string, count: number) => (count === 1 ? name : `${name} (${count})`)
