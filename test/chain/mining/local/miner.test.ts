import { expect, it, onTestFinished } from 'vitest'
import { regtest } from '../../../../src/chainspec/regtest.ts'
import { rulesAt } from '../../../../src/chainspec/rulesAt.ts'
import { createBlock, decodeBlock } from '../../../../src/primitives/block.ts'
import { MAX_TIMESTAMP } from '../../../../src/primitives/header.ts'
import { openStore } from '../../../../src/storage/openStore.ts'
import { MINES_ON_DEMAND, openTestChain } from '../../../_helpers/chain.ts'
import { sealAgain } from '../../../_helpers/generator/seal.ts'

/** Block 1 of another miner with this timestamp. */
async function blockAt(timestamp: number) {
  const chain = await openTestChain({ submitting: MINES_ON_DEMAND })
  const { block } = await chain.miner.mineOne()
  await chain.close()
  const rules = rulesAt(regtest, 1)
  const header = sealAgain({ ...block.header, timestamp }, block.header, rules, { bitcoinTimestamp: 1 })
  return decodeBlock(createBlock(header, block.transactions, [], rules).encoded, chain.network)
}

it.each([0, 1])(
  'a chain with %i seconds left before the maximum timestamp mines that number of blocks, and can be opened again',
  async (left) => {
    const kept = await openStore({ kind: 'memory' })
    onTestFinished(() => kept.close())
    const store = { ...kept, close: async () => undefined }
    const chain = await openTestChain({ store, submitting: MINES_ON_DEMAND })
    await chain.importer.importBlock(await blockAt(MAX_TIMESTAMP - left))
    for (let mined = 0; mined < left; mined++) await chain.miner.mineOne()
    await expect(chain.miner.mineOne()).rejects.toMatchObject({ kind: 'noTimeLeft' })
    await chain.close()
    const again = await openTestChain({ store, submitting: MINES_ON_DEMAND })
    expect((await again.reads.findBlock({ kind: 'latest' }))?.header.timestamp).toBe(MAX_TIMESTAMP)
  },
)

it('a block above the maximum timestamp is not decoded', async () => {
  await expect(blockAt(MAX_TIMESTAMP + 1)).rejects.toThrow('timestamp is beyond 2^52 - 1')
})
