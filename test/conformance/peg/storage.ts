import { fromHex, toHex } from '../../../src/base/hex.ts'
import { BRIDGE } from '../../_helpers/bridge.ts'
import { type PegChain, type RecordedStorage, readPegFile } from '../../_helpers/recordedPeg.ts'
import { type Comparison, createComparison } from './comparison.ts'

/** Compares the entries of the Bridge's storage that a block changed, and the Bridge's balance. */
export function compareStorage(name: PegChain): Comparison {
  const recorded = new Map(readPegFile<RecordedStorage[]>(name, 'bridge-storage').map((entry) => [entry.block, entry]))
  return createComparison(async ({ header }, chain, same) => {
    const { set = {}, del = [], balance } = recorded.get(header.number) ?? {}
    const state = await chain.reads.worldAt({ kind: 'latest' })
    for (const [key, value] of [...Object.entries(set), ...del.map((key) => [key, undefined] as const)]) {
      const found = await state.getStorage(BRIDGE, fromHex(`0x${key}`))
      same(key, value, found && toHex(found).slice(2))
    }
    if (balance !== undefined) same('balance', balance, `${(await state.getAccount(BRIDGE))?.balance}`)
  })
}
