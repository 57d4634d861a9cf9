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
import type { Stepwise } from '../../concurrency/yielder.ts'
import { curve } from '../../crypto/curve.ts'
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
  async run([text, path], { yielder }) {
    const levels = await yielder.run(parseHdPath(path))
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
  if (!KEY_LENGTHS.includes(publicKey.length) || !curve().publicKeyVerify(publicKey)) {
    throw new PrecompileFailure('invalid public key')
  }
  return curve().publicKeyConvert(publicKey, true)
}

/** Functions for contracts that follow Bitcoin wallets (RSKIP-106). */
export const hdWalletUtils = nativeContract(0x01000009n, 'rskip106', [
  toBase58Check,
  deriveExtendedPublicKey,
  extractPublicKey,
  getMultisigScriptHash,
])

const MAX_LEVELS = 10
const MAX_INDEX = 2 ** 31 - 1
const PIECE_CHARACTERS = 64 * 1024

/**
 * The zeros of all scripts' decimal digits within one UTF-16 unit. Consensus: reproduces Java's Integer.parseInt in the reference
 * node. Do not replace by a library.
 */
const ZEROS = [
  0x30, 0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xde6, 0xe50, 0xed0, 0xf20,
  0x1040, 0x1090, 0x17e0, 0x1810, 0x1946, 0x19d0, 0x1a80, 0x1a90, 0x1b50, 0x1bb0, 0x1c40, 0x1c50, 0xa620, 0xa8d0,
  0xa900, 0xa9d0, 0xa9f0, 0xaa50, 0xabf0, 0xff10,
]
const DIGITS = new Map(
  ZEROS.flatMap((zero) => Array.from({ length: 10 }, (_, digit) => [zero + digit, digit] as const)),
)

/**
 * Returns the levels of a path such as `2/3/4`, each below 2^31; undefined if it is invalid. As in the reference node, a sign may
 * precede every level but the first, and `-0` is 0.
 */
export function* parseHdPath(path: string): Stepwise<readonly number[] | undefined> {
  const parts = path.split('/', MAX_LEVELS + 1)
  if (parts.length > MAX_LEVELS || !DIGITS.has(path.charCodeAt(0))) return undefined
  const levels: number[] = []
  for (const part of parts) {
    const level = yield* parseLevel(part)
    if (level === undefined) return undefined
    levels.push(level)
  }
  return levels
}

/** Reads ASCII digits without a look-up: a number may have a megabyte of leading zeros. */
function digitOf(code: number): number | undefined {
  return code >= 0x30 && code <= 0x39 ? code - 0x30 : DIGITS.get(code)
}

function* parseLevel(text: string): Stepwise<number | undefined> {
  const isSigned = text.startsWith('+') || text.startsWith('-')
  const start = isSigned ? 1 : 0
  if (text.length === start) return undefined
  let value = 0
  for (let i = start; i < text.length; i++) {
    const digit = digitOf(text.charCodeAt(i))
    if (digit === undefined) return undefined
    value = value * 10 + digit
    if (value > MAX_INDEX) return undefined
    if (i % PIECE_CHARACTERS === PIECE_CHARACTERS - 1) yield
  }
  return text.startsWith('-') && value > 0 ? undefined : value
}
