import { expect, it } from 'vitest'
import { fromHex, toHex } from '../../src/base/hex.ts'
import { toWord } from '../../src/base/integer.ts'
import { keccak256 } from '../../src/crypto/keccak.ts'
import { accountKey, codeKey, contractMarkerKey, storageKey } from '../../src/state/keys.ts'

const REMASC = fromHex('0x0000000000000000000000000000000001000008')
const ACCOUNT = '00611cb96d0a346b10bab90000000000000000000000000000000001000008'

it('an account, its contract marker and its code have their keys', () => {
  expect(toHex(accountKey(REMASC))).toBe(`0x${ACCOUNT}`)
  expect(toHex(contractMarkerKey(REMASC))).toBe(`0x${ACCOUNT}00`)
  expect(toHex(codeKey(REMASC))).toBe(`0x${ACCOUNT}80`)
})

it("the one-byte address of REMASC's sender has a shorter key", () => {
  expect(toHex(accountKey(Uint8Array.of(0)))).toBe('0x00bc36789e7a1e2814364600')
})

it('a storage key ends with its slot without leading zeros, or one zero byte for slot 0', () => {
  const keyOf = (slot: bigint) => toHex(storageKey(REMASC, toWord(slot)))
  const prefixOf = (slot: bigint) => toHex(keccak256(toWord(slot)).subarray(0, 10)).slice(2)
  expect(keyOf(0n)).toBe(`0x${ACCOUNT}00${prefixOf(0n)}00`)
  expect(keyOf(1n)).toBe(`0x${ACCOUNT}00${prefixOf(1n)}01`)
  expect(keyOf(256n)).toBe(`0x${ACCOUNT}00${prefixOf(256n)}0100`)
})

it('changing a returned key does not change the next one', () => {
  accountKey(REMASC).fill(0xff)
  storageKey(REMASC, toWord(1n)).fill(0xff)
  expect(toHex(accountKey(REMASC))).toBe(`0x${ACCOUNT}`)
})
