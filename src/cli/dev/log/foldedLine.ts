import {
  joinPrintable,
  NAME_CHARACTERS,
  NO_TEXT,
  type Printable,
  plainText,
  printable,
} from '../../../base/printable.ts'
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

const OVER_LAST_LINE = printable`\u001b[1A\u001b[2K`

/** Counts by name on one line: `eth_blockNumber (12), eth_chainId`. */
export function createFoldedLine({ write, hasCursor, columns }: Terminal): FoldedLine {
  let line = new CountedNames()
  return {
    end() {
      const { counts } = line
      line = new CountedNames()
      if (hasCursor) return
      for (const { name, count } of counts.values()) if (count > 1) write(printable`${name} (${count - 1} more)\n`)
    },
    count(name) {
      if (hasCursor) {
        // A wrapped line could not be overwritten.
        if (line.counts.size > 0 && line.lengthWith(name) >= columns) line = new CountedNames()
        line.add(name)
        line.printSoon(write)
      } else if (line.add(name) === 1) write(printable`${line.counts.get(name)?.name ?? NO_TEXT}\n`)
    },
  }
}

interface CountedName {
  /** The name as it is printed. */
  readonly name: Printable
  count: number
}

/** The names of one line and their counts. */
class CountedNames {
  readonly counts = new Map<string, CountedName>()
  #isQueued = false
  #isPrinted = false

  /** Counts a name; returns its count. Hot path: every read is counted. */
  add(name: string): number {
    const known = this.counts.get(name)
    if (known !== undefined) return ++known.count
    this.counts.set(name, { name: plainText(name, NAME_CHARACTERS), count: 1 })
    return 1
  }

  /** Returns the length of the line if the name is counted. */
  lengthWith(name: string): number {
    let length = this.counts.has(name) ? 0 : SEPARATOR.length + name.length
    for (const known of this.counts.values()) {
      const count = known === this.counts.get(name) ? known.count + 1 : known.count
      length += SEPARATOR.length + printCounted({ name: known.name, count }).length
    }
    return length - SEPARATOR.length
  }

  /** Prints the line over its last state. Names that are counted before the text is written need no text of their own. */
  printSoon(write: (text: LogText) => void): void {
    if (this.#isQueued) return
    this.#isQueued = true
    write(this.#print)
  }

  readonly #print = () => {
    const before = this.#isPrinted ? OVER_LAST_LINE : NO_TEXT
    this.#isQueued = false
    this.#isPrinted = true
    return printable`${before}${joinPrintable([...this.counts.values()].map(printCounted), SEPARATOR)}\n`
  }
}

const SEPARATOR = ', '

const printCounted = ({ name, count }: CountedName) => (count === 1 ? name : printable`${name} (${count})`)
