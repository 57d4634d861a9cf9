import { describe, expect, it } from 'vitest'
import { errorKindOf, isRpcError, RpcError } from '../../src/client/rpcError.ts'
import { TransportError } from '../../src/client/transportError.ts'
import { document } from '../_helpers/fixture.ts'

const shown = document.methods.flatMap((method) =>
  (method['x-error-examples'] ?? []).map((example) => ({ ...example, title: `${method.name}: ${example.name}` })),
)

describe('the kind of an error', () => {
  it.each(shown)('the documented error has the kind $kind ($title)', ({ kind, error }) => {
    expect(errorKindOf(error.code, error.message)).toBe(kind)
  })

  it.each(Object.entries(document['x-errors']))(
    'an error with the text of %s in the registry has this kind',
    (name, { code, message }) => {
      const text = message.replaceAll(/<[^>]*>/g, 'whatever (it) is')
      // Refusals of the pool and wrong parameters may have any text, also that of another kind.
      expect(errorKindOf(code, text)).toBe(name)
    },
  )

  it('an error with an unknown text has the general kind of its code, or none', () => {
    expect(errorKindOf(-32602, 'something else')).toBe('invalidParams')
    expect(errorKindOf(-32600, 'something else')).toBe('invalidRequest')
    expect(errorKindOf(-32000, 'something else')).toBeUndefined()
    expect(errorKindOf(3, 'execution reverted')).toBe('executionRevertedAsEthereum')
    expect(errorKindOf(5, 'execution reverted')).toBeUndefined()
  })
})

it('the kind of a hostile message is found in linear time (a regular expression would take hours)', () => {
  const message = 'invalid params: parameter '.repeat(50_000) + ': expected '.repeat(200_000)
  expect(errorKindOf(-32602, message)).toBe('invalidParams')
})

it.each([
  ['fromBlock (2) is after toBlock (1)', 'invalidLogRange'],
  ['fromBlock () is after toBlock ()', 'invalidLogRange'],
  ['fromBlock (2) is after toBlock (1', 'invalidParams'],
  ['fromBlock (2) is after toBlock', 'invalidParams'],
  ['x fromBlock (2) is after toBlock (1)', 'invalidParams'],
  ['Invalid block number 5', 'unknownBlockNumber'],
  ['an Invalid block number 5', 'invalidParams'],
])('an error with the message %j has the kind %s', (message, kind) => {
  expect(errorKindOf(-32602, message)).toBe(kind)
})

describe('isRpcError', () => {
  const reverted = new RpcError('eth_call', {
    code: -32015,
    message: 'VM Exception while processing transaction: revert',
    data: `0x4e487b71${'12'.padStart(64, '0')}`,
  })

  it('isRpcError is true for an RpcError of one of the given kinds', () => {
    expect(isRpcError(reverted)).toBe(true)
    expect(isRpcError(reverted, 'executionReverted')).toBe(true)
    expect(isRpcError(reverted, 'blockNotFound', 'executionReverted')).toBe(true)
    expect(isRpcError(reverted, 'blockNotFound')).toBe(false)
    expect(isRpcError(new TransportError('network', 'gone'))).toBe(false)
    expect(isRpcError(undefined)).toBe(false)
  })

  it('an RpcError has a revertReason only if its code and data are those of a revert', () => {
    expect(reverted.revertReason).toBe('panic 0x12: division or modulo by zero')
    const message = 'VM Exception while processing transaction: transaction reverted'
    expect(new RpcError('eth_call', { code: -32015, message }).revertReason).toBeUndefined()
    expect(new RpcError('eth_call', { code: -32015, message, data: '0x12345678' }).revertReason).toBeUndefined()
    const [own, others] = [-32015, 3].map((code) => new RpcError('eth_call', { code, message, data: reverted.data }))
    expect(others?.revertReason).toBe(own?.revertReason)
    expect(others?.kind).toBe('executionRevertedAsEthereum')
    expect(new RpcError('eth_call', { code: -32603, message: 'x', data: reverted.data }).revertReason).toBeUndefined()
  })
})
