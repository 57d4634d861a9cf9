import { expect, it } from 'vitest'
import { toHex } from '../../../src/base/hex.ts'
import { MINES_ON_DEMAND, requireAccount, signFrom } from '../../_helpers/chain.ts'
import { serveTestChain } from '../../_helpers/serveTestChain.ts'

const to = new Uint8Array(20).fill(5)
const [ours, other] = [0, 1].map((account) => toHex(requireAccount(account).address))

it('txpool_contentFrom lists the transactions of one sender by rising nonce, pending and queued separately', async () => {
  const { chain, askResult } = await serveTestChain({ submitting: MINES_ON_DEMAND })
  const hashes = new Map<bigint, string>()
  for (const nonce of [5n, 1n, 10n, 0n]) {
    hashes.set(nonce, toHex(await chain.submits.sendRaw(signFrom(0, { nonce, to }))))
  }
  await chain.submits.sendRaw(signFrom(1, { to }))
  const content = JSON.parse(JSON.stringify(await askResult('txpool_contentFrom', ours)))
  expect(Object.keys(content.pending)).toEqual(['0', '1'])
  expect(Object.keys(content.queued)).toEqual(['5', '10'])
  expect(content.pending[1]).toEqual(await askResult('eth_getTransactionByHash', hashes.get(1n)))
  expect(content.queued[10]).toMatchObject({ hash: hashes.get(10n), from: ours, nonce: '0xa', blockHash: null })

  await chain.miner.mineOne()
  expect(Object.keys(Object(await askResult('txpool_contentFrom', ours)).pending)).toEqual([])
  expect(await askResult('txpool_contentFrom', other)).toEqual({ pending: {}, queued: {} })
})
