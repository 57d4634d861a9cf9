import { describe, expect, it } from 'vitest'
import { fromHex } from '../../../src/base/hex.ts'
import { createFailureError, createRevertError } from '../../../src/chain/execution/revertReason.ts'

const word = (value: number) => value.toString(16).padStart(64, '0')
const REASON = fromHex(`0x08c379a0${word(32)}${word(15)}${'4e656761746976652076616c75652e'.padEnd(64, '0')}`)

const ROOTSTOCK = { compat: 'rootstock' } as const
const ETHEREUM = { compat: 'ethereum' } as const

describe('createRevertError', () => {
  it('a revert error has the text of Error(string) and the payload', () => {
    const error = createRevertError(REASON, ROOTSTOCK)
    expect(error.message).toBe('VM Exception while processing transaction: revert Negative value.')
    expect(error.payload).toEqual(REASON)
  })
  it.each([
    ['nothing', '0x'],
    ['a custom error', `0xdeadbeef${word(1)}`],
    ['a panic', `0x4e487b71${word(18)}`],
    ['an offset that points outside', `0x08c379a0${word(3200)}${word(15)}`],
    ['a length that runs outside', `0x08c379a0${word(32)}${word(4000)}`],
    ['an offset of 2^255', `0x08c379a080${'00'.repeat(31)}${word(1)}`],
  ])('a revert error has no reason for %s', (_, payload) => {
    const { message } = createRevertError(fromHex(payload), ROOTSTOCK)
    expect(message).toBe('VM Exception while processing transaction: transaction reverted')
  })

  it("a revert error has geth's text with compat ethereum", () => {
    const error = createRevertError(REASON, ETHEREUM)
    expect(error).toMatchObject({ kind: 'executionRevertedAsEthereum', message: 'execution reverted: Negative value.' })
    expect(error.payload).toEqual(REASON)
    const panic = createRevertError(fromHex(`0x4e487b71${word(18)}`), ETHEREUM)
    expect(panic).toMatchObject({ message: 'execution reverted: division or modulo by zero' })
    const empty = createRevertError(new Uint8Array(0), ETHEREUM)
    expect(empty).toMatchObject({ message: 'execution reverted', payload: new Uint8Array(0) })
  })
})

describe('createFailureError', () => {
  it.each([
    ['out of gas', 'transaction ran out of gas'],
    ['invalid opcode: INVALID', 'invalid opcode: INVALID'],
  ])('a failure without a revert, %s, has empty data and its reason in the message', (reason, message) => {
    expect(createFailureError(reason, ETHEREUM)).toMatchObject({ message, payload: new Uint8Array(0) })
  })

  it("a failure without a revert has the reference node's text, and its reason in a field", () => {
    const message = 'VM Exception while processing transaction: transaction reverted'
    const error = createFailureError('out of gas', ROOTSTOCK)
    expect(error).toMatchObject({ message, payload: new Uint8Array(0), failure: 'out of gas' })
  })
})
