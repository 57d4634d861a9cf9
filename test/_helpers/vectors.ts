import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'vitest'

const DIRECTORY = process.env.VECTORS_DIR ?? join(import.meta.dirname, '../../../shared/vectors')
const areThere = existsSync(DIRECTORY)

/** Where a file or folder of the reference's test data lies. */
export function vectorPath(file: string): string {
  return join(DIRECTORY, file)
}

/** The text of a file of the reference's test data; throws when it is not there. */
export function readVectorText(file: string): string {
  return readFileSync(vectorPath(file), 'utf8')
}

/**
 * A group of tests over one file of the reference's test data; `declare` gets what the file holds. Where the data is missing the
 * group is skipped and says so. `T` is the caller's word for the shape of the file.
 */
export function describeVectors<T>(file: string, declare: (content: T) => void): void {
  describeVectorText(file, (text) => declare(JSON.parse(text)))
}

/** As {@link describeVectors}, for a file that is not JSON. */
export function describeVectorText(file: string, declare: (text: string) => void): void {
  if (areThere) return void describe(file, () => declare(readVectorText(file)))
  const reason = 'skipped: there is no conformance data; set VECTORS_DIR to its folder'
  console.warn(`${file} ${reason}`)
  describe(file, () => it.skip(reason, () => undefined))
}
