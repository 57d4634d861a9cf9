import { expect, it } from 'vitest'
import { fromHex, toHex } from '../../src/base/hex.ts'
import { recoverAddress } from '../../src/crypto/secp256k1.ts'
import { messageHash, signHash } from '../../src/wallet/wallet.ts'

const text = (value: string) => new TextEncoder().encode(value)

/** The example of the reference node's document, whose key is unknown. */
const SAMPLE =
  '0xa3f20717a250c2b0b729b7e5becbff67fdaef7e0699da4de7ca5895b02a170a12d887fd3b17bfdce3481f10bea41f45ba9f709d39ce8325427b57afcfc994cee1b'

it("the reference node's sample is a signature of the message hash", () => {
  const bytes = fromHex(SAMPLE)
  const signature = { r: bytes.subarray(0, 32), s: bytes.subarray(32, 64), recoveryId: (bytes[64] ?? 0) - 27 }
  const signer = recoverAddress(messageHash(fromHex('0xdeadbeaf')), signature)
  expect(signer && toHex(signer)).toBe('0x9b2055d370f73ec7d8a03e965129118dc8f5bf83')
})

it("hash and signature equal web3.js's documented sample", () => {
  const key = fromHex('0x4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318')
  expect(toHex(messageHash(text('Some data')))).toBe(
    '0x1da44b586eb0729ff70a73c326926f6ed5a25f5b056e7f47fbc6e58d86871655',
  )
  expect(toHex(signHash(messageHash(text('Some data')), key))).toBe(
    '0xb91467e570a6466aa9e9876cbcd013baba02900b8979d43fe208a4a4f339f5fd6007e74cd82e037b800186422fc2da167c747ef045e5d18a5f5d4300f8e1a0291c',
  )
})

it('r and s have 32 bytes each, also with leading zeros', () => {
  const lengths = Array.from({ length: 300 }, (_, i) => signHash(messageHash(text(`${i}`)), new Uint8Array(32).fill(1)))
  expect(new Set(lengths.map((signature) => signature.length))).toEqual(new Set([65]))
  expect(lengths.some((signature) => signature[0] === 0 || signature[32] === 0)).toBe(true)
})
