import { expect, it } from 'vitest'
import { MINES_ON_DEMAND, signFrom } from '../../_helpers/chain.ts'
import { serveTestChain } from '../../_helpers/serveTestChain.ts'

it('txpool_status counts queued transactions that become pending, and removes mined ones', async () => {
  const { chain, askResult } = await serveTestChain({ submitting: MINES_ON_DEMAND })
  const to = new Uint8Array(20).fill(5)
  const send = (nonce: bigint) => chain.submits.sendRaw(signFrom(0, { nonce, to }))
  expect(await askResult('txpool_status')).toEqual({ pending: 0, queued: 0 })
  await send(1n)
  await send(2n)
  expect(await askResult('txpool_status')).toEqual({ pending: 0, queued: 2 })
  await send(0n)
  expect(await askResult('txpool_status')).toEqual({ pending: 3, queued: 0 })
  await send(4n)
  await chain.miner.mineOne()
  expect(await askResult('txpool_status')).toEqual({ pending: 0, queued: 1 })
})
