import { expect } from 'vitest'
import { it } from '../../_helpers/it.ts'

it('hardhat_dropTransaction refuses a mined transaction, and anvil_dropTransaction returns null for it', async ({
  startNode,
}) => {
  const { ask, askResult } = await startNode({ networks: ['regtest'] })
  const [from] = Object(await askResult('eth_accounts'))
  const hash = await askResult('eth_sendTransaction', { from, to: from, value: '0x1' })
  await ask('evm_mine')
  expect(await ask('hardhat_dropTransaction', hash)).toMatchObject({
    error: {
      code: -32000,
      message: `transaction ${hash} cannot be dropped: it was mined in block ${Number(await askResult('eth_blockNumber'))}; revert to a snapshot`,
    },
  })
  expect(await ask('anvil_dropTransaction', hash)).toMatchObject({ result: null })
})

it('hardhat_dropTransaction returns false for an unknown transaction', async ({ startNode }) => {
  const { ask } = await startNode({ networks: ['regtest'] })
  expect(await ask('hardhat_dropTransaction', `0x${'11'.repeat(32)}`)).toMatchObject({ result: false })
})
