import { expect, it } from 'vitest'
import { toHex } from '../../src/base/hex.ts'
import { decodeVarInt, encodeVarInt } from '../../src/bitcoin/varInt.ts'

it.each([
  [0, '0x00'],
  [252, '0xfc'],
  [253, '0xfdfd00'],
  [65535, '0xfdffff'],
  [65536, '0xfe00000100'],
  [4294967295, '0xfeffffffff'],
  [4294967296, '0xff0000000001000000'],
])('the variable-length integer %i is encoded and decoded', (value, hex) => {
  const encoded = encodeVarInt(value)
  expect(toHex(encoded)).toBe(hex)
  expect(decodeVarInt(encoded, 0)).toEqual({ value, end: encoded.length })
})

it.each([[[]], [[0xfd, 1]], [[0xfe, 1, 2, 3]], [[0xff, 1, 2, 3, 4, 5, 6, 7]], [[0xff, 0, 0, 0, 0, 0, 0, 0, 1]]])(
  'the bytes %j are no valid variable-length integer',
  (bytes) => {
    expect(() => decodeVarInt(Uint8Array.from(bytes), 0)).toThrow(RangeError)
  },
)
