import { expect, it } from 'vitest'
import { toHex } from '../../../src/base/hex.ts'
import { MINES_ON_DEMAND, requireAccount, signFrom } from '../../_helpers/chain.ts'
import { serveTestChain } from '../../_helpers/serveTestChain.ts'

const to = new Uint8Array(20).fill(5)
const nameOf = (account: number) => toHex(requireAccount(account).address).slice(2)

it('txpool_content lists transactions by sender and rising nonce, pending and queued separately', async () => {
  const { chain, askResult } = await serveTestChain({ submitting: MINES_ON_DEMAND })
  for (const [account, nonce] of [
    [0, 5n],
    [0, 1n],
    [0, 10n],
    [1, 3n],
    [0, 0n],
  ] as const) {
    await chain.submits.sendRaw(signFrom(account, { nonce, to }))
  }
  const returned = JSON.parse(JSON.stringify(await askResult('txpool_content')))
  expect(Object.keys(returned)).toEqual(['pending', 'queued'])
  expect(Object.keys(returned.pending)).toEqual([nameOf(0)])
  expect(Object.keys(returned.pending[nameOf(0)])).toEqual(['0', '1'])
  expect(Object.keys(returned.queued)).toEqual([nameOf(0), nameOf(1)])
  expect(Object.keys(returned.queued[nameOf(0)])).toEqual(['5', '10'])
  expect(returned.pending[nameOf(0)][1]).toMatchObject([{ nonce: '0x1', from: `0x${nameOf(0)}` }])
  await chain.miner.mineOne()
  expect(await askResult('txpool_content')).toMatchObject({ pending: {} })
})

it("txpool_content prints prices and values as signed integers, and a creation's receiver as one byte", async () => {
  const { chain, askResult } = await serveTestChain({ submitting: MINES_ON_DEMAND })
  await chain.submits.sendRaw(signFrom(0, { to, value: 0x80n, gasPrice: 0n }))
  await chain.submits.sendRaw(signFrom(0, { nonce: 1n, value: 0x7fn, data: Uint8Array.of(0xfe), gasLimit: 100_000n }))
  expect(await askResult('txpool_content')).toMatchObject({
    pending: {
      [nameOf(0)]: {
        0: [{ value: '0x0080', gasPrice: '0x00', to: toHex(to), input: '0x' }],
        1: [{ value: '0x7f', to: '0x00', input: '0xfe' }],
      },
    },
    queued: {},
  })
})

it('on a development chain txpool_content has the reason why the next block cannot have a transaction', async () => {
  const { chain, askResult } = await serveTestChain({ isDevelopment: true, submitting: MINES_ON_DEMAND })
  await chain.submits.sendRaw(signFrom(0, { to, gasPrice: 5n }))
  await chain.submits.sendRaw(signFrom(0, { to, gasPrice: 5n, nonce: 1n }))
  await chain.submits.sendRaw(signFrom(1, { to, gasPrice: 7n, value: 1_000n }))
  await chain.submits.sendRaw(signFrom(2, { to, gasPrice: 7n }))
  await askResult('hardhat_setMinGasPrice', '0x7')
  await askResult('hardhat_setBalance', toHex(requireAccount(1).address), '0x0')
  const { pending } = JSON.parse(JSON.stringify(await askResult('txpool_content')))
  const reasonOf = (account: number, nonce: number) => pending[nameOf(account)][nonce][0].reason
  expect([reasonOf(0, 0), reasonOf(0, 1), reasonOf(1, 0), reasonOf(2, 0)]).toEqual([
    "its gas price of 5 wei is below the block's minimum of 7 wei",
    'it follows nonce 0 of its sender, which waits',
    expect.stringMatching(/^its sender lacks \d+ wei for value and gas$/),
    undefined,
  ])
  await askResult('evm_mine')
  expect(await askResult('txpool_status')).toEqual({ pending: 3, queued: 0 })
})
