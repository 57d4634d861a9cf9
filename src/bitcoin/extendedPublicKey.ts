import { hmac } from '@noble/hashes/hmac.js'
import { sha512 } from '@noble/hashes/sha2.js'
import { type Bytes, concatBytes } from '../base/bytes.ts'
import { toHex } from '../base/hex.ts'
import { curve } from '../crypto/curve.ts'
import { decodeBase58Check, encodeBase58Check } from './base58Check.ts'
import { hash160 } from './hash160.ts'

/** A public key from which the public keys below it can be derived (BIP-32). */
export interface ExtendedPublicKey {
  /** Network version, 4 bytes. */
  readonly version: Bytes
  readonly depth: number
  readonly parentFingerprint: Bytes
  readonly childNumber: number
  readonly chainCode: Bytes
  /** Compressed form. */
  readonly publicKey: Bytes
}

/** Version bytes of keys whose text begins with xpub and tpub. */
const VERSIONS = ['0x0488b21e', '0x043587cf']
const LENGTH = 78

/** Parses the text of a key; undefined for other text. */
export function decodeExtendedPublicKey(text: string): ExtendedPublicKey | undefined {
  const bytes = decodeBase58Check(text)
  if (bytes?.length !== LENGTH) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, LENGTH)
  const version = bytes.subarray(0, 4)
  const publicKey = bytes.subarray(45)
  if (!VERSIONS.includes(toHex(version)) || !curve().publicKeyVerify(publicKey)) return undefined
  return {
    version,
    depth: view.getUint8(4),
    parentFingerprint: bytes.subarray(5, 9),
    childNumber: view.getUint32(9),
    chainCode: bytes.subarray(13, 45),
    publicKey,
  }
}

export function encodeExtendedPublicKey(key: ExtendedPublicKey): string {
  const { version, depth, parentFingerprint, childNumber, chainCode, publicKey } = key
  const depthByte = Uint8Array.of(depth) // level 256 wraps to 0
  return encodeBase58Check(
    concatBytes(version, depthByte, parentFingerprint, uint32(childNumber), chainCode, publicKey),
  )
}

/** Derives the child with this number, which must be below 2^31. Others need the private key. */
export function deriveChild(parent: ExtendedPublicKey, childNumber: number): ExtendedPublicKey {
  const digest = hmac(sha512, parent.chainCode, concatBytes(parent.publicKey, uint32(childNumber)))
  return {
    version: parent.version,
    depth: parent.depth + 1,
    parentFingerprint: hash160(parent.publicKey).subarray(0, 4),
    childNumber,
    chainCode: digest.subarray(32),
    publicKey: curve().publicKeyTweakAdd(parent.publicKey, digest.subarray(0, 32), true),
  }
}

function uint32(value: number): Bytes {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value)
  return bytes
}
