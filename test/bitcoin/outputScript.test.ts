import { describe, expect, it } from 'vitest'
import { type Bytes, concatBytes } from '../../src/base/bytes.ts'
import { BitcoinError, ScriptError } from '../../src/bitcoin/bitcoinError.ts'
import {
  dustLimit,
  payToKeyHash,
  payToScriptHash,
  requireHash,
  requireReadable,
  scriptHashIn,
  takesOneSignature,
} from '../../src/bitcoin/outputScript.ts'
import { pushData } from '../../src/bitcoin/scriptChunks.ts'

const HASH = new Uint8Array(20).fill(7)
const TO_KEY = payToKeyHash(HASH)
const TO_SCRIPT = payToScriptHash(HASH)
/** The hash behind a two-byte length: another script, which the reference treats as the same for a key's hash. */
const TO_KEY_LONG = concatBytes(Uint8Array.of(0x76, 0xa9, 0x4c, 20), HASH, Uint8Array.of(0x88, 0xac))
const TO_SCRIPT_LONG = concatBytes(Uint8Array.of(0xa9, 0x4c, 20), HASH, Uint8Array.of(0x87))
/** An opcode where the hash should be. */
const NO_HASH = Uint8Array.of(0x76, 0xa9, 0x51, 0x88, 0xac)
const CUT_OFF = Uint8Array.of(0x76, 0xa9, 0x14, 1)

describe('requireHash', () => {
  it.each([
    ['a key hash', TO_KEY],
    ['a key hash with a two-byte length', TO_KEY_LONG],
    ['a script hash', TO_SCRIPT],
  ])('requireHash returns %s', (_name, script) => expect(requireHash(script)).toEqual(HASH))

  it.each([
    ['a script hash with a two-byte length', TO_SCRIPT_LONG],
    ['a script without a hash', Uint8Array.of(0x6a)],
    ['a hash of another length', concatBytes(TO_KEY.slice(0, 2), pushData(HASH.slice(1)), TO_KEY.slice(-2))],
    ['a script that is cut off', CUT_OFF],
  ])('requireHash refuses %s', (_name, script) => expect(() => requireHash(script)).toThrow(ScriptError))
})

describe('requireReadable', () => {
  it.each([TO_KEY, TO_KEY_LONG, TO_SCRIPT, CUT_OFF, new Uint8Array(0), Uint8Array.of(0x76, 0xa9, 0x51, 0x88)])(
    'requireReadable accepts script %#',
    (script) => expect(() => requireReadable(script)).not.toThrow(),
  )

  it('requireReadable and requireHash refuse an opcode at the position of a key hash, like the reference', () => {
    for (const script of [NO_HASH, Uint8Array.of(0x76, 0xa9, 0x6a, 0x01, 0x01, 0x00)]) {
      expect(() => requireReadable(script)).toThrow(BitcoinError)
      expect(() => requireHash(script)).toThrow(BitcoinError)
    }
  })

  it('requireReadable accepts an unparsable script', () => {
    expect(() => requireReadable(Uint8Array.of(0x76, 0xa9, 0x51, 0x88, 0x4c))).not.toThrow()
  })
})

it('scriptHashIn returns the hash of the canonical form only', () => {
  expect(scriptHashIn(TO_SCRIPT)).toEqual(HASH)
  expect([TO_SCRIPT_LONG, TO_KEY].map(scriptHashIn)).toEqual([undefined, undefined])
})

it.each<[string, Bytes, boolean]>([
  ['a key hash', TO_KEY, true],
  ['a key', concatBytes(pushData(new Uint8Array(33)), Uint8Array.of(0xac)), true],
  ['a one-byte key', Uint8Array.of(1, 1, 0xac), false],
  ['a key and a further opcode', concatBytes(pushData(new Uint8Array(33)), Uint8Array.of(0xac, 0xac)), false],
  ['a script hash', TO_SCRIPT, false],
  ['a key without a check', pushData(new Uint8Array(33)), false],
])('takesOneSignature returns whether one signature spends from %s', (_name, script, expected) => {
  expect(takesOneSignature(script)).toBe(expected)
})

it('dustLimit is the relay limit of a key hash, a script hash and a data output', () => {
  expect([TO_KEY, TO_SCRIPT, Uint8Array.of(0x6a)].map(dustLimit)).toEqual([2730n, 2700n, 0n])
})
