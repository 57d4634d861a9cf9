import { readFileSync } from 'node:fs'

/** The lines of a file of data, each with what its tabs divide. */
export function readRows(file: URL): readonly (readonly string[])[] {
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))
}
