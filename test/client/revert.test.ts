import { AbiCoder } from 'ethers'
import { expect, it } from 'vitest'
import { decodeRevert } from '../../src/client/revert.ts'

const encode = (selector: string, type: string, value: unknown) =>
  selector + AbiCoder.defaultAbiCoder().encode([type], [value]).slice(2)

it.each(['thirteen is not welcome', '', 'ä€😀', 'x'.repeat(1000)])('the payload of Error(%j) is decoded', (reason) => {
  expect(decodeRevert(encode('0x08c379a0', 'string', reason))).toEqual({ kind: 'error', reason })
})

it.each([
  [0x12, 'panic 0x12: division or modulo by zero'],
  [0x01, 'panic 0x01: assertion failed'],
  [0x99, 'panic 0x99: unknown panic'],
])('the payload of Panic(%i) is decoded as "%s"', (code, reason) => {
  expect(decodeRevert(encode('0x4e487b71', 'uint256', code))).toEqual({ kind: 'panic', code, reason })
})

it('the payload of an unknown error is returned as selector and data', () => {
  expect(decodeRevert('0x12345678AB')).toEqual({ kind: 'custom', selector: '0x12345678', data: '0xab' })
  expect(decodeRevert('0x12345678')).toEqual({ kind: 'custom', selector: '0x12345678', data: '0x' })
})

it.each(['0x', '0x08c379', '0x08c379a', 'text', ''])('the payload %j has no error', (payload) => {
  expect(decodeRevert(payload)).toBeUndefined()
})

it('a payload with invalid contents is decoded as a custom error', () => {
  const word = (digits: string) => digits.padStart(64, '0')
  for (const body of ['', word('20'), word('ffffffffff'), word('20') + word('ffffff'), 'f'.repeat(64)]) {
    expect(decodeRevert(`0x08c379a0${body}`)?.kind).toBe('custom')
  }
  expect(decodeRevert(`0x4e487b71${'f'.repeat(64)}`)?.kind).toBe('custom')
})

it('a payload of megabytes is decoded', () => {
  const reason = 'x'.repeat(4_000_000)
  const word = (value: number) => value.toString(16).padStart(64, '0')
  const payload = `0x08c379a0${word(32)}${word(reason.length)}${'78'.repeat(reason.length)}`
  expect(decodeRevert(payload)).toEqual({ kind: 'error', reason })
  expect(decodeRevert(`0x12345678${'00'.repeat(20_000_000)}`)?.kind).toBe('custom')
  expect(decodeRevert(`0x12345678${'00'.repeat(20_000_000)}g0`)).toBeUndefined()
})
