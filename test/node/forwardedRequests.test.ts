import { expect, it } from 'vitest'
import { toHex } from '../../src/base/hex.ts'
import { keccak256 } from '../../src/crypto/keccak.ts'
import { createForwardedRequests } from '../../src/node/forwardedRequests.ts'
import { createTestRpc } from '../rpc/_testRpc.ts'

const SIGNED = '0xc0'
const HASH = toHex(keccak256(Uint8Array.of(0xc0)))
const caller = { keyId: 'key', ownerMethods: 'none', hasOrigin: false }

/** Requests over two methods: one finds the transactions of the given hashes, the other one counts its calls. */
function setUp(known: readonly unknown[]) {
  const { rpc, engine } = createTestRpc({
    handlers: {
      eth_getTransactionByHash: (_engine, [hash]: readonly unknown[]) => (known.includes(hash) ? { hash } : null),
      eth_sendRawTransaction: (counter) => ++counter.value,
      evm_mine: (counter) => ++counter.value,
    },
  })
  const requests = createForwardedRequests(Promise.resolve(rpc), 'regtest')
  const repeat = async (method: string, params: readonly unknown[]) =>
    JSON.parse(await requests.executeAgain(JSON.stringify({ method, params, caller })))
  return { repeat, engine }
}

it('a repeated transaction that the chain has is not submitted again', async () => {
  const { repeat, engine } = setUp([HASH])
  expect(await repeat('eth_sendRawTransaction', [SIGNED])).toEqual({ result: HASH })
  expect(engine.value).toBe(0)
})

it('a repeated transaction that the chain does not have is submitted', async () => {
  const { repeat, engine } = setUp([])
  expect(await repeat('eth_sendRawTransaction', [SIGNED])).toMatchObject({ result: 1 })
  expect(engine.value).toBe(1)
})

it('a repeated request of a method without x-repeat-by is refused, since it may have been carried out', async () => {
  const { repeat, engine } = setUp([])
  const message = 'the process that was doing this has ended: it may have been done'
  expect(await repeat('evm_mine', [])).toEqual({ error: { code: -32603, message } })
  expect(engine.value).toBe(0)
})
