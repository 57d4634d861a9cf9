import { describe, expect, it } from 'vitest'
import { toHex } from '../../src/base/hex.ts'
import { requireExecutedAsTold } from '../../src/chain/validity/requireExecutedAsTold.ts'
import { requireValidBlock } from '../../src/chain/validity/requireValidBlock.ts'
import type { Block } from '../../src/model/block.ts'
import { regtest } from '../../src/network/networks/regtest.ts'
import { rulesAt } from '../../src/network/rulesAt.ts'
import { openRecordedChain, parseExport } from '../_helpers/recordedChain.ts'
import { describeVectorText, readVectorText } from '../_helpers/vectors.ts'

for (const chain of ['chainA', 'chainB'] as const) {
  describeVectorText(`recorded/${chain}/export-blocks.csv`, (text) => {
    const blocks = parseExport(text)
    const sideBlocks = parseExport(readVectorText(`recorded/${chain}/export-side-blocks.csv`))
    const opened = openRecordedChain()

    /** Takes the block as a node would at the second that it tells. */
    async function take(block: Block, isMain: boolean): Promise<void> {
      const { context, execute } = await opened
      const { header } = block
      const row = await context.store.blocks.getByHash(header.parentHash)
      if (row === undefined) throw new Error(`the parent of block ${header.number} is missing`)
      const clock = { nowMs: () => header.timestamp * 1000 }
      await requireValidBlock({ ...context, clock }, block, context.blocks.decode(row))
      requireExecutedAsTold(block, await execute(block, isMain), rulesAt(regtest, header.number))
    }

    describe('each block keeps every rule', () => {
      for (const block of blocks.slice(1)) {
        it(`block ${block.header.number}`, () => take(block, true))
      }
    })

    describe('each block beside the chain keeps every rule', () => {
      for (const block of sideBlocks) {
        it(`block ${block.header.number}, ${toHex(block.hash)}`, () => take(block, false))
      }
    })

    it('has uncles to look at', () => {
      expect(blocks.flatMap(({ uncles }) => uncles)).toHaveLength(4)
    })
  })
}
