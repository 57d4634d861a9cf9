import { describe, expect, it } from 'vitest'
import { toHex } from '../../src/base/hex.ts'
import { decodeBase58Check, encodeBase58Check } from '../../src/bitcoin/base58Check.ts'
import { decodeExtendedPublicKey, deriveChild, encodeExtendedPublicKey } from '../../src/bitcoin/extendedPublicKey.ts'

/**
 * BIP-32's second test vector, up to its first hardened step: the master key and its child at index 0.
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

/** The same text with other bytes at an offset, and a valid checksum. */
function withBytes(text: string, offset: number, bytes: number[]): string {
  const payload = decodeBase58Check(text)?.slice() ?? new Uint8Array(0)
  payload.set(bytes, offset)
  return encodeBase58Check(payload)
}

describe('an extended public key', () => {
  it('an extended public key is encoded to the text it was decoded from', () => {
    for (const text of [MASTER, CHILD_0]) expect(encodeExtendedPublicKey(requireKey(text))).toBe(text)
    expect(requireKey(MASTER)).toMatchObject({ depth: 0, childNumber: 0 })
    expect(requireKey(CHILD_0)).toMatchObject({ depth: 1, childNumber: 0 })
    expect(toHex(requireKey(CHILD_0).parentFingerprint)).toBe('0xbd16bee5')
  })

  it('an extended public key derives the child key of the BIP-32 vector', () => {
    expect(encodeExtendedPublicKey(deriveChild(requireKey(MASTER), 0))).toBe(CHILD_0)
  })

  it('the depth of an extended public key wraps at 256', () => {
    const deep = requireKey(withBytes(MASTER, 4, [255]))
    expect(requireKey(encodeExtendedPublicKey(deriveChild(deep, 7)))).toMatchObject({ depth: 0, childNumber: 7 })
  })

  it('an extended public key of another version or length, or whose key is no curve point, is refused', () => {
    expect(decodeExtendedPublicKey(withBytes(MASTER, 0, [0x04, 0x88, 0xad, 0xe4]))).toBeUndefined()
    expect(decodeExtendedPublicKey(withBytes(MASTER, 45, [4]))).toBeUndefined()
    expect(decodeExtendedPublicKey(withBytes(MASTER, 46, new Array(32).fill(0xff)))).toBeUndefined()
    expect(decodeExtendedPublicKey(encodeBase58Check(new Uint8Array(77)))).toBeUndefined()
    expect(decodeExtendedPublicKey('')).toBeUndefined()
  })
})
