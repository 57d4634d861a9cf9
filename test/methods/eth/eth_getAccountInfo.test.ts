import { expect } from 'vitest'
import { toHex } from '../../../src/base/hex.ts'
import { requireAccount, signFrom } from '../../_helpers/chain.ts'
import { it } from '../../_helpers/it.ts'

it('eth_getAccountInfo agrees with the three single methods, before and after a transaction', async ({ served }) => {
  const address = toHex(requireAccount(0).address)
  const read = (method: string) => served.ask(method, address, 'latest')
  for (const nonce of [0n, 1n]) {
    const [balance, count, code] = await Promise.all(
      ['eth_getBalance', 'eth_getTransactionCount', 'eth_getCode'].map(read),
    )
    const [info, results] = [await read('eth_getAccountInfo'), [balance, count, code]]
    const [first, second, third] = results.map((body) => body !== undefined && 'result' in body && body.result)
    expect(info).toMatchObject({ result: { balance: first, nonce: second, code: third } })
    expect(second).toBe(`0x${nonce}`)
    await served.chain.submits.sendRaw(signFrom(0, { nonce, to: requireAccount(1).address, value: 5n }))
  }
})
