import { isAscii } from 'node:buffer'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

/** Data recorded from a running reference node; its README describes each file. */
const FOLDER = join(import.meta.dirname, '../fixtures/recorded')

/** Returns the text of a recorded file, such as `chainA/blocks.json`. Nothing is cached: the texts are up to 36 MB long. */
export function readRecorded(path: string): string {
  const bytes = brotliDecompressSync(readFileSync(join(FOLDER, `${path}.br`)))
  return bytes.toString(isAscii(bytes) ? 'latin1' : 'utf8') // latin1 is several times as fast
}

/** Returns the content of a recorded JSON file; the caller declares its shape. */
export function readRecordedJson<T>(path: string): T {
  return JSON.parse(readRecorded(path))
}

/** Returns the names of the files in a recorded folder, without the extension of the compression. */
export function recordedNames(folder: string): string[] {
  return readdirSync(join(FOLDER, folder)).map((name) => name.replace(/\.br$/, ''))
}
