import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'vitest'

const DIRECTORY = process.env.VECTORS_DIR ?? join(import.meta.dirname, '../../../shared/vectors')
const arePresent = existsSync(DIRECTORY)
const REASON = `vectors of other projects are not at ${DIRECTORY} (set VECTORS_DIR)`

/** Returns the path of a file or folder of the vectors. */
export function vectorPath(file: string): string {
  return join(DIRECTORY, file)
}

/** Returns the content of a JSON file of the vectors; the caller declares its shape. Throws if the file is missing. */
export function readVector<T>(file: string): T {
  return JSON.parse(readFileSync(vectorPath(file), 'utf8'))
}

/**
 * Declares a group of tests over a JSON file of the vectors, whose content is passed to `declare`; the caller declares its shape.
 * The group is skipped if there are no vectors at all; a missing file is an error.
 */
export function describeVectors<T>(file: string, declare: (content: T) => void): void {
  describe(file, () => {
    if (arePresent) declare(readVector(file))
    else it('needs its vectors', ({ skip }) => skip(REASON))
  })
}
