import { setImmediate } from 'node:timers/promises'
import { toHex } from '../../../src/base/hex.ts'
import { type ChainToGenerate, generateChain } from '../../_helpers/generator/generateChain.ts'

/** Totals of the blocks that both engines executed to the same hashes. */
export interface Compared {
  readonly transactions: number
  readonly gas: bigint
}

/**
 * Generates a chain on each engine, block by block. A block's hash covers its state root, receipts, logs, gas and fees. Throws
 * at the first block whose hash differs.
 */
export async function generateOnBothEngines(plan: Omit<ChainToGenerate, 'engine'>): Promise<Compared> {
  const onLoop = generateChain({ ...plan, engine: 'typescript' })
  let [transactions, gas] = [0, 0n]
  for await (const { made } of generateChain({ ...plan, engine: 'wasm' })) {
    const expected = (await onLoop.next()).value?.made.block
    const { header, hash } = made.block
    if (expected === undefined || toHex(hash) !== toHex(expected.hash)) {
      const rootOf = (block = made.block) => `${toHex(block.header.stateRoot)}, ${block.header.gasUsed} gas`
      throw new Error(`seed ${plan.seed}, block ${header.number}: machine ${rootOf()}, loop ${rootOf(expected)}`)
    }
    await setImmediate() // else thousands of blocks would block the event loop
    transactions += made.block.transactions.length
    gas += header.gasUsed
  }
  return { transactions, gas }
}
