import { fromHex, toHex } from '../../../src/base/hex.ts'
import { regtest } from '../../../src/chainspec/regtest.ts'
import { createSandbox } from '../../../src/chainspec/sandbox.ts'
import type { StoreReaders } from '../../../src/storage/store.ts'
import { reexecute } from '../../_helpers/reexecute.ts'
import { ask } from '../../_helpers/wire.ts'
import type { Place } from './engines.ts'
import type { Promised } from './writers.ts'

/** Blocks after which a waiting transaction goes, by the rules. */
const EXPIRES_AFTER_BLOCKS = 10

/** Reads the kept data as it lies there: what of the promises is lost, and which blocks from `from` on do not hold. */
export async function findFaults(place: Place, promised: readonly Promised[], from: number): Promise<string[]> {
  const store = await place.openForReading()
  try {
    return [...(await findLost(store, promised)), ...(await reexecute(createSandbox(regtest), store, from))]
  } finally {
    await store.close()
  }
}

async function findLost(store: StoreReaders, promised: readonly Promised[]): Promise<string[]> {
  const pool = new Set((await store.pool.getAll()).map(({ hash }) => toHex(hash)))
  const head = (await store.blocks.getHead())?.number ?? 0
  const lost: string[] = []
  for (const { hash, waits, heightAnswered } of promised) {
    const isOutdated = waits && head - heightAnswered >= EXPIRES_AFTER_BLOCKS
    if (isOutdated || pool.has(toHex(fromHex(hash)))) continue
    if ((await store.transactions.getByHash(fromHex(hash))) === undefined) lost.push(`${hash} was answered and is lost`)
  }
  return lost
}

/** Asks a node for the receipts of what it had promised to mine: gives what it does not know. */
export async function findUnknown(url: string, promised: readonly Promised[]): Promise<string[]> {
  const unknown: string[] = []
  for (const { hash, waits } of promised) {
    if (waits) continue
    const { result } = await ask(url, 'eth_getTransactionReceipt', hash)
    if (typeof result !== 'object' || result === null) unknown.push(`${hash} has no receipt`)
  }
  return unknown
}
