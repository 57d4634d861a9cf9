import { describe, expect, it } from 'vitest'
import { errorKindOf, isRpcError, RpcError } from '../../src/client/rpcError.ts'
import { TransportError } from '../../src/client/transportError.ts'
import { document } from '../_helpers/fixture.ts'

const shown = document.methods.flatMap((method) =>
  (method['x-error-examples'] ?? []).map((example) => ({ ...example, title: `${method.name}: ${example.name}` })),
)

describe('the kind of an error', () => {
  it.each(shown)('$title', ({ kind, error }) => {
    expect(errorKindOf(error.code, error.message)).toBe(kind)
  })

  it.each(Object.entries(document['x-errors']))('%s by its text in the registry', (name, { code, message }) => {
    const text = message.replaceAll(/<[^>]*>/g, 'whatever (it) is')
    // What the pool refuses and a parameter that is wrong have any text, so that another kind may have the same.
    expect(errorKindOf(code, text)).toBe(name)
  })

  it('is the general one of its code when the text is unknown, and none when the code is', () => {
    expect(errorKindOf(-32602, 'something else')).toBe('invalidParams')
    expect(errorKindOf(-32600, 'something else')).toBe('invalidRequest')
    expect(errorKindOf(-32000, 'something else')).toBeUndefined()
    expect(errorKindOf(3, 'execution reverted')).toBe('executionRevertedAsEthereum')
    expect(errorKindOf(5, 'execution reverted')).toBeUndefined()
  })
})

it('the kind of a hostile message takes linear time: as a pattern it would be hours', () => {
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
])('%j is %s', (message, kind) => {
  expect(errorKindOf(-32602, message)).toBe(kind)
})

describe('isRpcError', () => {
  const reverted = new RpcError('eth_call', {
    code: -32015,
    message: 'VM Exception while processing transaction: revert',
    data: `0x4e487b71${'12'.padStart(64, '0')}`,
  })

  it('tells kinds', () => {
    expect(isRpcError(reverted)).toBe(true)
    expect(isRpcError(reverted, 'executionReverted')).toBe(true)
    expect(isRpcError(reverted, 'blockNotFound', 'executionReverted')).toBe(true)
    expect(isRpcError(reverted, 'blockNotFound')).toBe(false)
    expect(isRpcError(new TransportError('network', 'gone'))).toBe(false)
    expect(isRpcError(undefined)).toBe(false)
  })

  it('comes with why the execution reverted', () => {
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
