/** A text is no JSON. The message completes "because". */
export class InvalidJson extends Error {}

/** Parses the JSON of a file. Throws `InvalidJson`, with the place of the defect if it is known. */
export function parseFileJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch (error) {
    throw new InvalidJson(describeDefect(text, error), { cause: error })
  }
}

function describeDefect(text: string, error: unknown): string {
  if (text.trim() === '') return 'it is empty'
  if (text.includes('\ufffd') || text.includes('\0')) return 'it is not JSON in UTF-8'
  const [, line, column] = (error instanceof Error && /\(line (\d+) column (\d+)\)/.exec(error.message)) || []
  return line === undefined || column === undefined
    ? 'it is not JSON'
    : `it is not JSON at line ${line}, column ${column}`
}
