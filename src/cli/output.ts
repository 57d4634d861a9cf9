/** Where a command writes. */
export interface Output {
  /** A text for whoever asked, with its line breaks. */
  write(text: string): void
  /** What went wrong. */
  complain(text: string): void
  /** A text for a terminal, as it is: it may move the cursor. Only where there is one. */
  readonly showProgress?: (text: string) => void
  /** How wide the terminal is that a text goes to; absent where there is none. */
  readonly columns?: number
  /** Whether letters may be coloured. */
  readonly hasColour: boolean
}

/** Whether texts go to a terminal. Elsewhere they may be stored (a journal, a log file, a CI job), so they hold no secrets. */
export const isTerminal = ({ columns }: Pick<Output, 'columns'>): boolean => columns !== undefined

export const dim = (output: Output, text: string) => (output.hasColour ? `\u001b[2m${text}\u001b[22m` : text)
export const bold = (output: Output, text: string) => (output.hasColour ? `\u001b[1m${text}\u001b[22m` : text)
