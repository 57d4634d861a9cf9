import { randomBytes } from 'node:crypto'
import { link, open, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { readRegularFile, UnreadableFile } from '../base/readRegularFile.ts'
import { StoreError } from '../storage/errors.ts'
import { makeFolder } from '../storage/makeFolder.ts'
import { createKeyParts, parseKeyText, toKeyText } from './keyText.ts'

const FILE_NAME = 'local-key'
const OWNER_ONLY = 0o600

/** The file of the local key. */
export const localKeyFile = (directory: string): string => join(directory, FILE_NAME)

/**
 * The key that lets the owner of this machine in: read from `directory`/local-key, which the first start makes.
 * Throws `storeCorrupted` when the file holds something else, `UnreadableFile` when it is no regular file, and
 * `storeUnavailable` when it cannot be read or made.
 */
export async function openLocalKey(directory: string): Promise<string> {
  const path = localKeyFile(directory)
  try {
    const text = readKey(path) ?? (await makeKey(directory, path))
    if (parseKeyText(text) === undefined) throw new StoreError('storeCorrupted', `${FILE_NAME} holds no key`)
    return text
  } catch (error) {
    throw error instanceof StoreError || error instanceof UnreadableFile
      ? error
      : new StoreError('storeUnavailable', error)
  }
}

function readKey(path: string): string | undefined {
  try {
    return readText(path)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/** Writes a whole file under a name of its own and links it into place: of several starts at once, one wins for all. */
async function makeKey(directory: string, path: string): Promise<string> {
  await makeFolder(directory)
  const draft = `${path}.${randomBytes(8).toString('hex')}`
  const file = await open(draft, 'wx', OWNER_ONLY)
  try {
    await file.writeFile(`${toKeyText(createKeyParts())}\n`)
    await file.sync()
    await link(draft, path)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    await file.close()
    await unlink(draft)
  }
  return readText(path)
}

const readText = (path: string): string => readRegularFile(path).toString('utf8').trim()

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
