import { sign as viemSign } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { fromHex, toHex } from '../../src/base/hex.ts'
import { toWord } from '../../src/base/integer.ts'
import { keccak256 } from '../../src/crypto/keccak.ts'
import { addressOfPrivateKey, CURVE_ORDER, recoverAddress, sign } from '../../src/crypto/secp256k1.ts'

const key = keccak256(new TextEncoder().encode('cow'))
const hash = keccak256(new Uint8Array(0))

it('keccak256 of no bytes is the known hash', () => {
  expect(toHex(hash)).toBe('0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470')
})

it('addressOfPrivateKey returns the address of a private key', () => {
  expect(toHex(addressOfPrivateKey(key))).toBe('0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826')
})

it.each([
  ['zero', new Uint8Array(32)],
  ['the order', toWord(CURVE_ORDER)],
  ['31 bytes', new Uint8Array(31).fill(1)],
])('addressOfPrivateKey refuses %s', (_, bytes) => {
  expect(() => addressOfPrivateKey(bytes)).toThrow()
})

describe('a signature', () => {
  it.each(Array.from({ length: 20 }, (_, i) => i))(
    'agrees with viem, has a low s and gives the address back (%i)',
    async (i) => {
      const message = keccak256(Uint8Array.of(i))
      const signature = sign(message, key)
      const expected = await viemSign({ hash: toHex(message), privateKey: toHex(key) })
      expect(toHex(signature.r)).toBe(expected.r)
      expect(toHex(signature.s)).toBe(expected.s)
      expect(signature.recoveryId).toBe(expected.yParity)
      expect(BigInt(toHex(signature.s))).toBeLessThanOrEqual(CURVE_ORDER / 2n)
      expect(recoverAddress(message, signature)).toEqual(addressOfPrivateKey(key))
    },
  )

  it('a signature may lack leading zeros', () => {
    const r = fromHex('0x01')
    expect(recoverAddress(hash, { r, s: fromHex('0x01'), recoveryId: 0 })).toHaveLength(20)
  })

  it.each([
    ['zero r', new Uint8Array(0), 0],
    ['an r that is no point', fromHex('0x05'), 0],
    ['an r beyond the order', new Uint8Array(32).fill(255), 0],
    ['an r of 33 bytes', new Uint8Array(33).fill(1), 0],
    ['recovery id 2', fromHex('0x01'), 2],
    ['recovery id -1', fromHex('0x01'), -1],
  ])('recoverAddress returns undefined for a signature with %s', (_, r, recoveryId) => {
    expect(recoverAddress(hash, { r, s: fromHex('0x01'), recoveryId })).toBeUndefined()
  })
})
