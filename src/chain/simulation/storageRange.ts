import { type Bytes, compareBytes } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import { BUDGETS } from '../../concurrency/budgets.ts'
import { keccak256 } from '../../crypto/keccak.ts'
import { type AbortSignalLike, Yielder } from '../../evm/evm.ts'
import { firstSlots } from '../../state/contractCells.ts'
import type { StorageRange, StorageRangeQuery } from '../api/traces.ts'
import { executeFirst, type StartedBlock } from '../tracing/replay.ts'
import type { CallContext, SimulationContext } from './callContext.ts'

/** A range of storage after the first transactions of a block; the context has the state before the block. */
export interface StorageRangeRequest extends Pick<StorageRangeQuery, 'address' | 'from' | 'limit'> {
  readonly started: StartedBlock
}

/** Returns storage slots of a contract in the order of their hashes, which is that of the unitrie. */
export async function readStorageRange(
  context: SimulationContext,
  { state, data }: CallContext,
  { started, address, from, limit }: StorageRangeRequest,
  signal?: AbortSignalLike,
): Promise<StorageRange> {
  const { root } = data.state
  const { view, writtenSlots } = await executeFirst(context, { state, root }, started, signal)
  const written = writtenSlots(address)
  // Each written slot may be one that is empty now.
  const count = limit + 1 + written.length
  const source = { nodes: context.store.nodes, cache: context.trieNodes }
  const stored = await firstSlots({ root, address, from }, count, source)
  const yielder = new Yielder(BUDGETS.yieldAfterMs, signal)
  const cells: Array<StorageRange['cells'][number]> = []
  for (const { hash, slot } of sortByHash([...stored, ...written])) {
    await yielder.pause()
    const value = compareBytes(hash, from) < 0 ? undefined : await view.getStorage(address, slot)
    if (value === undefined) continue
    if (cells.length === limit) return { cells, next: hash }
    cells.push({ hash, slot, value })
  }
  return { cells, next: undefined }
}

/** Returns each slot once with its hash, in the order of the hashes. */
function sortByHash(slots: readonly Bytes[]) {
  const byName = new Map(slots.map((slot) => [toHex(slot), slot]))
  return [...byName.values()]
    .map((slot) => ({ hash: keccak256(slot), slot }))
    .sort((a, b) => compareBytes(a.hash, b.hash))
}
