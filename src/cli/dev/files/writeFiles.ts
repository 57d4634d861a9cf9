import { access, constants, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { Timer } from '../../../base/clock.ts'
import { createMutex } from '../../../concurrency/mutex.ts'
import { CommandError, systemCodeOf } from '../../failure.ts'

/** A file that a flag names. */
export interface FlagFile {
  readonly flag: string
  readonly path: string
}

/** Rejects with a `CommandError` unless the file can be written by {@link replaceFile}, before anything depends on it. */
export async function requireWritable(file: FlagFile): Promise<void> {
  await access(dirname(resolve(file.path)), constants.W_OK).catch((error: unknown) => {
    throw cannotWrite(file, error)
  })
  await requireReplaceable(file)
}

/** Rejects a directory, a pipe or a device, which a file of the same name would replace. */
async function requireReplaceable({ flag, path }: FlagFile): Promise<void> {
  const there = await stat(path).catch(() => undefined) // absent, or the write gives the reason
  if (there === undefined || there.isFile()) return
  throw new CommandError(
    `${flag}: must be a file, got ${path}, which is a directory, a pipe or a device; change --${flag}`,
  )
}

/** Replaces a file as a whole: a reader, or a failure, finds the earlier one or the new one. Rejects with a `CommandError`. */
export async function replaceFile({ flag, path }: FlagFile, text: string, mode = 0o644): Promise<void> {
  await requireReplaceable({ flag, path })
  const partial = `${path}.${process.pid}.tmp`
  try {
    const file = await open(partial, 'w', mode)
    try {
      await file.writeFile(text)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(partial, path)
  } catch (error) {
    await rm(partial, { force: true }).catch(() => undefined) // the first error is the cause
    throw cannotWrite({ flag, path }, error)
  }
}

function cannotWrite({ flag, path }: FlagFile, error: unknown): unknown {
  const code = systemCodeOf(error)
  if (code === undefined) return error
  return new CommandError(
    `${flag}: must be a file in a directory with write access and free space, got ${path} (${code}); change --${flag}`,
  )
}

interface StateKeeperSetup {
  readonly file: FlagFile
  /** Undefined: only at the end. */
  readonly intervalMs: number | undefined
  readonly timer: Timer
  /** Returns the text of the state. */
  read(): Promise<string>
  /** Called with the error of a write at an interval, after which the next one follows. */
  onFailure(error: unknown): void
}

/** Writes the state of a chain to a file at an interval and at the end. */
export function createStateKeeper({ file, intervalMs, timer, read, onFailure }: StateKeeperSetup) {
  const writes = createMutex()
  const ending = new AbortController()
  const save = () => writes.run(async () => replaceFile(file, await read()))

  function saveLater(): void {
    if (intervalMs === undefined || ending.signal.aborted) return
    timer.wakeIn(intervalMs, () => void save().catch(onFailure).finally(saveLater), ending.signal)
  }

  return {
    start: saveLater,
    /** Writes the state for the last time. Rejects with a `CommandError`. */
    async close(): Promise<void> {
      ending.abort()
      await save()
    },
  }
}
