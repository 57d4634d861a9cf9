import { ControlRefused } from '../../chain/api/errors.ts'
import { toWireBlock } from '../../wire/block.ts'
import type { Method } from '../method.ts'
import { mineRequested } from './evm_mine.ts'

/** Max blocks of one request, which the response contains with all transactions. */
const MAX_BLOCKS = 1_000

export const evm_mine_detailed: Method<'evm_mine_detailed'> = async (context, [options], call) => {
  const { reads } = context
  const before = reads.headNumber()
  await mineRequested(context, options, call, requireFew)
  const blocks = []
  for (let number = before + 1; number <= Math.min(reads.headNumber(), before + MAX_BLOCKS); number++) {
    const found = await reads.getBlock({ kind: 'number', number, asked: String(number) })
    if (found !== undefined) blocks.push(toWireBlock(found, { withTransactions: true }))
  }
  return blocks
}

function requireFew(count: number): void {
  if (count <= MAX_BLOCKS) return
  throw new ControlRefused(`at most ${MAX_BLOCKS} blocks can be mined and returned at a time`)
}
