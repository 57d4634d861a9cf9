import { expect, it } from 'vitest'
import { toHex } from '../../../src/base/hex.ts'
import { openTestChain, requireAccount, signFrom } from '../../_helpers/chain.ts'
import { serveChain } from '../../_helpers/chainServer.ts'
import { call } from '../../_helpers/wire.ts'

it('eth_getAccountInfo agrees with the three single methods, before and after a transaction', async () => {
  const served = await serveChain(await openTestChain())
  const address = toHex(requireAccount(0).address)
  const ask = async (method: string) => (await call(served.url, method, [address, 'latest'])).body
  try {
    for (const nonce of [0n, 1n]) {
      const [balance, count, code] = await Promise.all(
        ['eth_getBalance', 'eth_getTransactionCount', 'eth_getCode'].map(ask),
      )
      const [info, results] = [await ask('eth_getAccountInfo'), [balance, count, code]]
      const [first, second, third] = results.map((body) => body !== undefined && 'result' in body && body.result)
      expect(info).toMatchObject({ result: { balance: first, nonce: second, code: third } })
      expect(second).toBe(`0x${nonce}`)
      await served.chain.submits.sendRaw(signFrom(0, { nonce, to: requireAccount(1).address, value: 5n }))
    }
  } finally {
    await served.close()
  }
})
