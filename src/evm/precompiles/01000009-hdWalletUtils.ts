import { type Bytes, concatBytes } from '../../base/bytes.ts'
import { encodeBase58Check } from '../../bitcoin/base58Check.ts'
import {
  decodeExtendedPublicKey,
  deriveChild,
  type ExtendedPublicKey,
  encodeExtendedPublicKey,
} from '../../bitcoin/extendedPublicKey.ts'
import { hash160 } from '../../bitcoin/hash160.ts'
import { createMultisigScript } from '../../bitcoin/script.ts'
import { curve } from '../../crypto/curve.ts'
import { parseHdPath } from './hdPath.ts'
import { defineMethod, nativeContract } from './native/nativeContract.ts'
import { PrecompileFailure } from './precompile.ts'

const HASH_BYTES = 20
const KEY_LENGTHS = [33, 65]
const MIN_KEYS = 2
const MAX_KEYS = 15

const toBase58Check = defineMethod({
  name: 'toBase58Check',
  inputs: ['bytes', 'int256'],
  output: 'string',
  gas: 13_000n,
  run([hash, version]) {
    if (hash.length !== HASH_BYTES || version < 0n || version > 255n)
      throw new PrecompileFailure('invalid hash or version')
    return encodeBase58Check(concatBytes(Uint8Array.of(Number(version)), hash))
  },
})

const deriveExtendedPublicKey = defineMethod({
  name: 'deriveExtendedPublicKey',
  inputs: ['string', 'string'],
  output: 'string',
  gas: 107_000n,
  async run([text, path], { pacer }) {
    const levels = await pacer.run(parseHdPath(path))
    if (levels === undefined) throw new PrecompileFailure('invalid path')
    return encodeExtendedPublicKey(levels.reduce(deriveChild, requireKey(text)))
  },
})

const extractPublicKey = defineMethod({
  name: 'extractPublicKeyFromExtendedPublicKey',
  inputs: ['string'],
  output: 'bytes',
  gas: 11_300n,
  run: ([text]) => requireKey(text).publicKey,
})

const getMultisigScriptHash = defineMethod({
  name: 'getMultisigScriptHash',
  inputs: ['int256', 'bytes[]'],
  output: 'bytes',
  gas: ([, keys]) => 20_000n + 700n * BigInt(Math.max(0, keys.length - MIN_KEYS)),
  run([threshold, keys]) {
    const isPossible = keys.length >= MIN_KEYS && keys.length <= MAX_KEYS
    if (!isPossible || threshold < 1n || threshold > keys.length) throw new PrecompileFailure('invalid counts')
    return hash160(createMultisigScript(Number(threshold), Array.from(keys, compress)))
  },
})

function requireKey(text: string): ExtendedPublicKey {
  const key = decodeExtendedPublicKey(text)
  if (key === undefined) throw new PrecompileFailure('invalid extended public key')
  return key
}

function compress(publicKey: Bytes): Bytes {
  if (!KEY_LENGTHS.includes(publicKey.length) || !curve.publicKeyVerify(publicKey)) {
    throw new PrecompileFailure('invalid public key')
  }
  return curve.publicKeyConvert(publicKey, true)
}

/** What contracts need to follow Bitcoin wallets (RSKIP-106). */
export const hdWalletUtils = nativeContract(0x01000009n, 'rskip106', [
  toBase58Check,
  deriveExtendedPublicKey,
  extractPublicKey,
  getMultisigScriptHash,
])
