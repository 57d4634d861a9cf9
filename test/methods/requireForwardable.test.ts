import { expect, it } from 'vitest'
import { regtest } from '../../src/chainspec/regtest.ts'
import { createSandbox } from '../../src/chainspec/sandbox.ts'
import { requireForwardable } from '../../src/methods/requireForwardable.ts'

const limited = { network: createSandbox(regtest) }
const unlimited = { network: createSandbox(regtest, { hasUnlimitedCode: true }) }
const longest = `0x${'00'.repeat(131_072)}`
const tooLong = `${longest}00`
const message = "transaction's size is higher than defined maximum: 131073 > 131072"

it.each([
  ['eth_sendRawTransaction', [longest], [tooLong]],
  ['eth_sendTransaction', [{ data: longest }], [{ data: tooLong }]],
  ['eth_sendTransaction', [{ data: tooLong, input: longest }], [{ input: tooLong }]],
])('%s: a transaction that the pool refuses for its length is not forwarded to the writer', (method, short, long) => {
  expect(() => requireForwardable(method, limited, short as never)).not.toThrow()
  expect(() => requireForwardable(method, limited, long as never)).toThrow(message)
  expect(() => requireForwardable(method, unlimited, long as never)).not.toThrow()
})

it('other methods are forwarded to the writer without a check of their parameters', () => {
  expect(() => requireForwardable('eth_sign', limited, [tooLong, tooLong] as never)).not.toThrow()
})
