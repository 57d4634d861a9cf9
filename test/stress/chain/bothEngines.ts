import { toHex } from '../../../src/base/hex.ts'
import { type ChainToGenerate, generateChain } from './generateChain.ts'

/** What was in the blocks that came out equal. */
export interface Compared {
  readonly blocks: number
  readonly transactions: number
  readonly gas: bigint
}

/**
 * Generates a chain on each engine, block by block. A block's hash names its state root, receipts, logs, gas and fees: the first block
 * that an engine executes to something else has another one, which is thrown.
 */
export async function generateOnBothEngines(plan: Omit<ChainToGenerate, 'engine'>): Promise<Compared> {
  const onLoop = generateChain({ ...plan, engine: 'loop' })
  let [blocks, transactions, gas] = [0, 0, 0n]
  for await (const { made } of generateChain({ ...plan, engine: 'machine' })) {
    const expected = (await onLoop.next()).value?.made.block
    const { header, hash } = made.block
    if (expected === undefined || toHex(hash) !== toHex(expected.hash)) {
      const rootOf = (block = made.block) => `${toHex(block.header.stateRoot)}, ${block.header.gasUsed} gas`
      throw new Error(`seed ${plan.seed}, block ${header.number}: machine ${rootOf()}, loop ${rootOf(expected)}`)
    }
    blocks++
    transactions += made.block.transactions.length
    gas += header.gasUsed
  }
  return { blocks, transactions, gas }
}
