import { rm, stat } from 'node:fs/promises'
import { StoreError } from '../../errors.ts'
import { startThread, type Thread } from '../startThread.ts'
import { keepSums } from './keepSums.ts'
import type { SumsAnswer, SumsAsked, SumsToOpen } from './sumsMessages.ts'

const MEBIBYTE = 2 ** 20
const AT_ONCE_MEBIBYTES = 16

/** How much is compared where, and when. */
const LIMITS = {
  /** So much takes less time than to start a thread. */
  hereMebibytes: 32,
  /** So much before the database is opened; what there is more, while it is used. */
  atOpeningMebibytes: 128,
}

/** The sums of an open database's pages. */
export interface Sums {
  /** Sums what was written; nothing that is not summed may be copied into the file. Says whether there was anything. */
  update(): Promise<boolean>
  /** For the last copy, which comes in any case: sums that could not be written are removed, and made anew at the next start. */
  finish(): Promise<void>
  /** Only when no connection of this process has the database open. */
  close(): Promise<void>
}

/** Of a database that several processes write. */
export const NO_SUMS: Sums = { update: async () => true, finish: async () => undefined, close: async () => undefined }

/**
 * Opens the sums of the file at `path`, which no connection has open yet, and compares them. Rejects with `storeDamaged`;
 * `onDamage` is told of what is found later.
 */
export async function openSums(
  path: string,
  onDamage: (damage: StoreError) => void,
  { hereMebibytes, atOpeningMebibytes } = LIMITS,
): Promise<Sums> {
  const isSmall = (await sizeOf(path)) + (await sizeOf(`${path}-wal`)) <= hereMebibytes * MEBIBYTE
  const first = isSmall ? keepHere({ path }) : keepAside({ path })
  const { isMore, place } = await first.ask({ kind: 'compare', mebibytes: atOpeningMebibytes }).catch(async (error) => {
    await first.ask({ kind: 'close' }).catch(() => undefined) // it could not be opened
    throw error
  })
  const opened = { path, opened: { place } }
  if (isSmall) await first.ask({ kind: 'close' })
  let keeper = isSmall ? undefined : first
  let isClosed = false

  const ask = async (by: Keeper, asked: SumsAsked): Promise<boolean> => {
    try {
      return (await by.ask(asked)).isMore
    } catch (error) {
      if (isDamage(error)) onDamage(error)
      throw error
    }
  }
  const compareRest = async (by: Keeper): Promise<void> => {
    while (!isClosed && (await ask(by, { kind: 'compare', mebibytes: AT_ONCE_MEBIBYTES })));
  }
  if (isMore) compareRest(first).catch(() => undefined) // it was told, or the database is being closed

  return {
    update() {
      keeper ??= keepAside(opened)
      return ask(keeper, { kind: 'update' })
    },
    async finish() {
      keeper ??= keepHere(opened) // nobody waits any more that a thread would help
      await keeper.ask({ kind: 'update' }).catch(async (error) => {
        if (!isDamage(error)) await rm(`${path}-sums`, { force: true })
      })
    },
    async close() {
      isClosed = true
      await keeper?.ask({ kind: 'close' })
    },
  }
}

function isDamage(error: unknown): error is StoreError {
  return error instanceof StoreError && error.kind === 'storeDamaged'
}

type Keeper = Pick<Thread<SumsAsked, SumsAnswer>, 'ask'>

function keepAside(sums: SumsToOpen): Keeper {
  return startThread(new URL('../sumsThread.js', import.meta.url), sums)
}

function keepHere(sums: SumsToOpen): Keeper {
  const answer = keepSums(sums)
  return { ask: async (asked) => answer(asked) }
}

/** 0 when there is no such file. */
async function sizeOf(path: string): Promise<number> {
  return (await stat(path).catch(() => undefined))?.size ?? 0
}
