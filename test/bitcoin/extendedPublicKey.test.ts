import { describe, expect, it } from 'vitest'
import { toHex } from '../../src/base/hex.ts'
import { decodeBase58Check, encodeBase58Check } from '../../src/bitcoin/base58Check.ts'
import { decodeExtendedPublicKey, deriveChild, encodeExtendedPublicKey } from '../../src/bitcoin/extendedPublicKey.ts'

/**
 * BIP-32's second test vector as far as public keys lead, from m/0 by index 0 (its first steps that are not hardened).
 */
const MASTER =
  'xpub661MyMwAqRbcFW31YEwpkMuc5THy2PSt5bDMsktWQcFF8syAmRUapSCGu8ED9W6oDMSgv6Zz8idoc4a6mr8BDzTJY47LJhkJ8UB7WEGuduB'
const CHILD_0 =
  'xpub69H7F5d8KSRgmmdJg2KhpAK8SR3DjMwAdkxj3ZuxV27CprR9LgpeyGmXUbC6wb7ERfvrnKZjXoUmmDznezpbZb7ap6r1D3tgFxHmwMkQTPH'

function requireKey(text: string) {
  const key = decodeExtendedPublicKey(text)
  if (key === undefined) throw new Error(`${text} is no key`)
  return key
}

/** The same text with other bytes at an offset, and a checksum that fits. */
function withBytes(text: string, offset: number, bytes: number[]): string {
  const payload = decodeBase58Check(text)?.slice() ?? new Uint8Array(0)
  payload.set(bytes, offset)
  return encodeBase58Check(payload)
}

describe('an extended public key', () => {
  it('is written as it was read', () => {
    for (const text of [MASTER, CHILD_0]) expect(encodeExtendedPublicKey(requireKey(text))).toBe(text)
    expect(requireKey(MASTER)).toMatchObject({ depth: 0, childNumber: 0 })
    expect(requireKey(CHILD_0)).toMatchObject({ depth: 1, childNumber: 0 })
    expect(toHex(requireKey(CHILD_0).parentFingerprint)).toBe('0xbd16bee5')
  })

  it('has the children of BIP-32', () => {
    expect(encodeExtendedPublicKey(deriveChild(requireKey(MASTER), 0))).toBe(CHILD_0)
  })

  it('counts its depth in one byte', () => {
    const deep = requireKey(withBytes(MASTER, 4, [255]))
    expect(requireKey(encodeExtendedPublicKey(deriveChild(deep, 7)))).toMatchObject({ depth: 0, childNumber: 7 })
  })

  it('is refused with another version, another length or a key that is no point', () => {
    expect(decodeExtendedPublicKey(withBytes(MASTER, 0, [0x04, 0x88, 0xad, 0xe4]))).toBeUndefined()
    expect(decodeExtendedPublicKey(withBytes(MASTER, 45, [4]))).toBeUndefined()
    expect(decodeExtendedPublicKey(withBytes(MASTER, 46, new Array(32).fill(0xff)))).toBeUndefined()
    expect(decodeExtendedPublicKey(encodeBase58Check(new Uint8Array(77)))).toBeUndefined()
    expect(decodeExtendedPublicKey('')).toBeUndefined()
  })
})
