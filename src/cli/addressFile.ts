import type { Logger } from 'pino'
import { readRegularFile } from '../base/readRegularFile.ts'
import type { Config } from '../config/load.ts'
import { baseUrl } from './banner.ts'
import { replaceFile } from './dev/files/writeFiles.ts'
import { CommandError, systemCodeOf } from './failure.ts'

const MAX_BYTES = 1024

/**
 * Writes the URL of a node that listens to the file of the settings. A failure is logged and stops nothing, because the image
 * sets the file, and a container may have a file system that is read-only.
 */
export async function writeAddress(config: Config, port: number, logger: Logger): Promise<void> {
  const { addressFile: path } = config
  if (path === 'none') return
  try {
    await replaceFile({ flag: 'address-file', path }, `${baseUrl(config, port)}\n`)
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    logger.warn(error.message)
  }
}

/** Returns the URL that a node has written; undefined without the file. Throws a `CommandError` for a file with other contents. */
export function readAddress(path: string): string | undefined {
  try {
    const text = readRegularFile(path, MAX_BYTES).toString('utf8').trim()
    if (/^https?:\/\/\S+$/.test(text) && URL.canParse(text)) return text
  } catch (error) {
    const code = systemCodeOf(error)
    if (code === 'ENOENT') return undefined
    if (code === undefined) throw error
    throw new CommandError(`addressFile: must be a readable file, got ${path} (${code}); change --address-file`, {
      cause: error,
    })
  }
  throw new CommandError(`addressFile: must contain the URL of a node, got another text in ${path}; restart the node`)
}
