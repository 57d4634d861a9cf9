import { expect } from 'vitest'
import { fromHex } from '../../../src/base/hex.ts'
import type { Chain } from '../../../src/chain/openChain.ts'
import { type PegChain, readPegFile, type ScriptedTransaction } from '../../_helpers/recordedPeg.ts'

/** Asserts that the scripted transactions up to a height have the recorded outcomes; returns their number. */
export async function expectScripted(name: PegChain, head: number, chain: Chain): Promise<number> {
  const { transactions } = readPegFile<{ transactions: readonly ScriptedTransaction[] }>(name, 'script')
  const imported = transactions.filter(({ block }) => block <= head)
  for (const { label, hash, block, index, status, gasUsed } of imported) {
    const found = await chain.reads.getReceipt(fromHex(hash))
    const { blockNumber, index: foundIndex } = found?.location ?? {}
    const { succeeded, gasUsed: foundGas } = found?.receipt ?? {}
    const recorded = [label, block, index, status === 1, BigInt(gasUsed)]
    expect([label, blockNumber, foundIndex, succeeded, foundGas]).toEqual(recorded)
  }
  return imported.length
}
