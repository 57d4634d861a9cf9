import { randomBytes } from 'node:crypto'
import { link, open, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { readRegularFile, UnreadableFile } from '../base/readRegularFile.ts'
import { StoreError } from '../storage/errors.ts'
import { makeFolder } from '../storage/makeFolder.ts'
import { createKeyParts, parseKeyText, toKeyText } from './keyText.ts'

const FILE_NAME = 'local-key'
const OWNER_ONLY = 0o600

/** Returns the path of the local key's file. */
export const localKeyFile = (directory: string): string => join(directory, FILE_NAME)

/**
 * Returns the local key, which has all permissions and no limits. The first start creates it in `directory`/local-key.
 * Throws `storeCorrupted` if the file has other content, `UnreadableFile` if it is not a regular file, and
 * `storeUnavailable` if it cannot be read or created.
 */
export async function openLocalKey(directory: string): Promise<string> {
  const path = localKeyFile(directory)
  try {
    const text = readKeyIfExists(path) ?? (await createKeyFile(directory, path))
    if (parseKeyText(text) === undefined) throw new StoreError('storeCorrupted', `${FILE_NAME} holds no key`)
    return text
  } catch (error) {
    throw error instanceof StoreError || error instanceof UnreadableFile
      ? error
      : new StoreError('storeUnavailable', error)
  }
}

function readKeyIfExists(path: string): string | undefined {
  try {
    return readText(path)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/** Creates the file under a temporary name and links it into place, so that processes that start at once share one key. */
async function createKeyFile(directory: string, path: string): Promise<string> {
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
