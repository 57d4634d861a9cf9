import { describe, expect, it } from 'vitest'
import { type Bytes, concatBytes, equalBytes } from '../../src/base/bytes.ts'
import { encodeRlp } from '../../src/base/encodeRlp.ts'
import { fromHex } from '../../src/base/hex.ts'
import { bytesToBigint, signedMinimalBytes, toWord } from '../../src/base/integer.ts'
import { FALLBACK_MINING_KEYS } from '../../src/chainspec/constants.ts'
import { mainnet } from '../../src/chainspec/mainnet.ts'
import { regtest } from '../../src/chainspec/regtest.ts'
import { rulesAt } from '../../src/chainspec/rulesAt.ts'
import { CURVE_ORDER, recoverPublicKey, sign } from '../../src/crypto/secp256k1.ts'
import { checkFallbackSignature, isFallbackMined } from '../../src/primitives/fallbackMining.ts'
import type { Header } from '../../src/primitives/header.ts'
import { hashForMergedMining } from '../../src/primitives/headerHash.ts'
import { createOldTestHeader } from '../_helpers/header.ts'

const EVEN = toWord(2n)
const ODD = toWord(3n)
const rules = rulesAt(mainnet, 1000)
const headerAt = (number: number, changes: Partial<Header> = {}) =>
  createOldTestHeader({ number, difficulty: mainnet.difficulty.fallbackMining, ...changes })

function publicKeyOf(privateKey: Bytes): Bytes {
  const hash = new Uint8Array(32).fill(1)
  const key = recoverPublicKey(hash, sign(hash, privateKey))
  if (key === undefined) throw new Error('missing key')
  return key
}

const keys = { evenHeights: publicKeyOf(EVEN), oddHeights: publicKeyOf(ODD) }

type Encode = (signature: { v: number; r: Bytes; s: Bytes }) => Bytes
const encode: Encode = ({ v, r, s }) => {
  const signed = (bytes: Bytes) => signedMinimalBytes(bytesToBigint(bytes))
  return encodeRlp([Uint8Array.of(v), signed(r), signed(s)])
}

function check(header: Header, privateKey: Bytes, how: Encode = encode): string | undefined {
  const { recoveryId, r, s } = sign(hashForMergedMining(header, rules), privateKey)
  const bitcoinMergedMiningHeader = how({ v: 27 + recoveryId, r, s })
  return checkFallbackSignature({ ...header, bitcoinMergedMiningHeader }, rules, keys)
}

describe('a fallback signature', () => {
  it('a fallback signature needs one key at even heights and another at odd heights', () => {
    for (let number = 1000; number < 1008; number++) {
      const [own, other] = number % 2 === 0 ? [EVEN, ODD] : [ODD, EVEN]
      expect(check(headerAt(number), own)).toBeUndefined()
      expect(check(headerAt(number), other)).toMatch('another key')
    }
  })

  it('a fallback signature is valid for its header and keys only', () => {
    const header = headerAt(1000)
    const { recoveryId, r, s } = sign(hashForMergedMining(header, rules), EVEN)
    const signed = { ...header, bitcoinMergedMiningHeader: encode({ v: 27 + recoveryId, r, s }) }
    expect(checkFallbackSignature(signed, rules, keys)).toBeUndefined()
    expect(checkFallbackSignature({ ...signed, paidFees: 1n }, rules, keys)).toMatch('another key')
    expect(checkFallbackSignature(signed, rules)).toMatch('another key')
  })

  const spoiled: [string, Encode, string][] = [
    ['is not RLP', () => Uint8Array.of(0xc5, 1), 'malformed'],
    ['is empty', () => new Uint8Array(0), 'malformed'],
    ['is a string', ({ r }) => encodeRlp(r), 'malformed'],
    ['has two numbers', ({ r, s }) => encodeRlp([r, s]), 'malformed'],
    ['has four numbers', ({ v, r, s }) => encodeRlp([Uint8Array.of(v), r, s, r]), 'malformed'],
    ['has a list for a number', ({ v, r, s }) => encodeRlp([Uint8Array.of(v), [r], s]), 'malformed'],
    ['has a v of two bytes', ({ v, r, s }) => encodeRlp([Uint8Array.of(0, v), r, s]), 'malformed'],
    ['has no v', ({ r, s }) => encodeRlp([new Uint8Array(0), r, s]), 'malformed'],
    ['has an r of zeros', ({ v, s }) => encode({ v, r: new Uint8Array(32), s }), 'another key'],
    ['has padded numbers', ({ v, r, s }) => encodeRlp([Uint8Array.of(v), padded(r), padded(s)]), 'malformed'],
    ['has the other v', ({ v, r, s }) => encode({ v: 55 - v, r, s }), 'another key'],
    ['has a v below 27', ({ v, r, s }) => encode({ v: v - 27, r, s }), 'another key'],
    [
      'has the high s',
      ({ v, r, s }) => encode({ v: 55 - v, r, s: toWord(CURVE_ORDER - bytesToBigint(s)) }),
      'too high',
    ],
  ]
  const padded = (bytes: Bytes) => concatBytes(new Uint8Array(2), bytes)

  it.each(spoiled)('a fallback signature that %s is invalid', (_, how, reason) => {
    expect(check(headerAt(1000), EVEN, how)).toMatch(reason)
  })

  it('the fallback mining keys are two different compressed keys', () => {
    const { evenHeights, oddHeights } = FALLBACK_MINING_KEYS
    expect([evenHeights.length, oddHeights.length, equalBytes(evenHeights, oddHeights)]).toEqual([33, 33, false])
  })
})

describe('a header without proof of work', () => {
  const signed = headerAt(1000, { bitcoinMergedMiningHeader: fromHex('0xc0') })

  it('a header without proof of work is fallback mined before RSKIP-98 and up to a maximum difficulty', () => {
    expect(isFallbackMined(signed, rules, mainnet)).toBe(true)
    const harder = { ...signed, difficulty: mainnet.difficulty.fallbackMining + 1n }
    expect(isFallbackMined(harder, rules, mainnet)).toBe(false)
    expect(isFallbackMined(signed, rulesAt(mainnet, 728_999), mainnet)).toBe(true)
    expect(isFallbackMined(signed, rulesAt(mainnet, 729_000), mainnet)).toBe(false)
    expect(isFallbackMined(signed, rulesAt(regtest, 1), regtest)).toBe(false)
  })

  it('a header with any part of a proof of work is not fallback mined', () => {
    const part = new Uint8Array(1)
    expect(isFallbackMined({ ...signed, bitcoinMergedMiningMerkleProof: part }, rules, mainnet)).toBe(false)
    expect(isFallbackMined({ ...signed, bitcoinMergedMiningCoinbaseTransaction: part }, rules, mainnet)).toBe(false)
  })
})
