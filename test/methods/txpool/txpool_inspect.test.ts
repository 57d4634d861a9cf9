import { expect, it } from 'vitest'
import { toHex } from '../../../src/base/hex.ts'
import { MINES_ON_DEMAND, requireAccount, signFrom } from '../../_helpers/chain.ts'
import { serveTestChain } from '../../_helpers/serveTestChain.ts'

it("txpool_inspect lists the pool's transactions", async () => {
  const { chain, askResult } = await serveTestChain({ submitting: MINES_ON_DEMAND })
  expect(await askResult('txpool_inspect')).toEqual({ pending: {}, queued: {} })
  const creation = { value: 10n ** 18n, data: Uint8Array.of(0xfe), gasLimit: 100_000n }
  await chain.submits.sendRaw(signFrom(0, { nonce: 1n, to: new Uint8Array(20).fill(5) }))
  await chain.submits.sendRaw(signFrom(1, creation))
  const [first, second] = [0, 1].map((account) => toHex(requireAccount(account).address).slice(2))
  expect(await askResult('txpool_inspect')).toEqual({
    pending: { [`${second}`]: { 0: [': 1000000000000000000 wei + 100000 x 0 gas'] } },
    queued: { [`${first}`]: { 1: [`${'05'.repeat(20)}: 0 wei + 21000 x 0 gas`] } },
  })
})
