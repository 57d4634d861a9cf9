import { type Printable, styled } from '../base/printable.ts'

/** Width of terminals of unknown width. */
export const USUAL_COLUMNS = 80

/** Output of a command. */
export interface Output {
  /** Writes a result, with its line breaks. */
  write(text: Printable): void
  /**
   * Writes the beginning of UTF-8 bytes that the output accepts without waiting, and returns its length. Absent where `write`
   * has to do.
   */
  readonly writeSome?: (bytes: Uint8Array) => number
  /** Writes an error. */
  complain(text: Printable): void
  /** Writes a text that may move the cursor. Absent without a terminal. */
  readonly showProgress?: (text: Printable) => void
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

export const dim = (output: Output, text: Printable) => (output.hasColour ? styled(text, 2, 22) : text)
export const bold = (output: Output, text: Printable) => (output.hasColour ? styled(text, 1, 22) : text)
