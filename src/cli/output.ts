/** Width of terminals of unknown width. */
export const USUAL_COLUMNS = 80

/** Output of a command. */
export interface Output {
  /** Writes a result, with its line breaks. */
  write(text: string): void
  /**
   * Writes the beginning of UTF-8 bytes that the output accepts without waiting, and returns its length. Absent where `write`
   * has to do.
   */
  readonly writeSome?: (bytes: Uint8Array) => number
  /** Writes an error. */
  complain(text: string): void
  /** Writes a text that may move the cursor. Absent without a terminal. */
  readonly showProgress?: (text: string) => void
  /** Width of the terminal, in characters. Absent without a terminal. */
  readonly columns?: number
  /** Whether `write` may move the cursor. Absent: it may not. */
  readonly hasCursor?: boolean
  /** Whether colours are allowed. */
  readonly hasColour: boolean
}

/**
 * Returns whether texts go to a terminal. Elsewhere they may be stored (a journal, a log file, a CI job), so they
 * contain no secrets.
 */
export const isTerminal = ({ columns }: Pick<Output, 'columns'>): boolean => columns !== undefined

export const dim = (output: Output, text: string) => (output.hasColour ? `\u001b[2m${text}\u001b[22m` : text)
export const bold = (output: Output, text: string) => (output.hasColour ? `\u001b[1m${text}\u001b[22m` : text)
