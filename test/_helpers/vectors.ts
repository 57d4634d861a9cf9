import { existsSync, readdirSync, readFileSync } from 'node:fs'
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
  describeWhereThere(file, () => declare(readVectorText(file)))
}

/** As {@link describeVectors}, for a folder; `declare` gets the names of its files. */
export function describeVectorFolder(folder: string, declare: (files: readonly string[]) => void): void {
  describeWhereThere(folder, () => declare(readdirSync(vectorPath(folder))))
}

/** A file or folder that the data lacks is an error, not a reason to skip. */
function describeWhereThere(name: string, declare: () => void): void {
  if (areThere) return void describe(name, declare)
  const reason = 'skipped: there is no conformance data; set VECTORS_DIR to its folder'
  console.warn(`${name} ${reason}`)
  describe(name, () => it.skip(reason, () => undefined))
}
