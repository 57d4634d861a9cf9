import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './_guide.ts'

/** Returns whether a file has a test of this title, or of a title that begins so. A test that repeats over cases has the title with `%s`. */
export function hasTest(file: string, title: string): boolean {
  if (!existsSync(join(root, file))) return false
  const source = readFileSync(join(root, file), 'utf8').replaceAll("\\'", "'")
  return ["'", '"', '`'].some((quote) => source.includes(quote + title))
}
