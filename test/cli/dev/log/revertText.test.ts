import { encodeAbiParameters, encodeErrorResult, type Hex } from 'viem'
import { expect, it } from 'vitest'
import { fromHex } from '../../../../src/base/hex.ts'
import { describeRevert } from '../../../../src/cli/dev/log/revertText.ts'

const errorOf = (text: string) =>
  encodeErrorResult({ abi: [{ type: 'error', name: 'Error', inputs: [{ type: 'string' }] }], args: [text] })
const panicOf = (code: bigint): Hex => `0x4e487b71${encodeAbiParameters([{ type: 'uint256' }], [code]).slice(2)}`

it.each([
  ['0x', 'without a reason'],
  ['0x0102', 'data 0x0102'],
  [errorOf('not the owner'), 'not the owner'],
  [errorOf(''), ''],
  [errorOf('ü'.repeat(100)), 'ü'.repeat(100)],
  [panicOf(0x01n), 'panic 0x01: assertion failed'],
  [panicOf(0x11n), 'panic 0x11: arithmetic overflow or underflow'],
  [panicOf(0x32n), 'panic 0x32: array index out of bounds'],
  [panicOf(0x99n), 'panic 0x99: unknown code'],
  ['0xff7aacc4', 'custom error 0xff7aacc4'],
  [`0xff7aacc4${'00'.repeat(64)}`, 'custom error 0xff7aacc4 with 64 bytes'],
  // Texts that end before their length, and offsets beyond the end.
  [errorOf('x'.repeat(40)).slice(0, -64), 'custom error 0x08c379a0 with 96 bytes'],
  [`0x08c379a0${'ff'.repeat(64)}`, 'custom error 0x08c379a0 with 64 bytes'],
  ['0x4e487b71', 'custom error 0x4e487b71'],
])('the payload %s is described', (payload, expected) => {
  expect(describeRevert(fromHex(payload))).toBe(expected)
})
