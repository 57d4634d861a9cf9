import { type Bytes, concatBytes } from '../base/bytes.ts'
import { BitcoinError, ScriptError } from './bitcoinError.ts'
import { OP_CHECKSIG, OP_PUSHDATA4, OP_RETURN, parseScript } from './scriptChunks.ts'
import { encodeOutput } from './transaction.ts'

const OP_DUP = 0x76
const OP_EQUAL = 0x87
const OP_EQUALVERIFY = 0x88
const OP_HASH160 = 0xa9
const HASH_BYTES = 20
/** Three times the former relay fee of an output and the input that spends it. */
const DUST_SATOSHIS_PER_KB = 15_000n
const SPENDING_BYTES = 148

/** The recipient of an address: the hash of a key or of a script. */
export interface Destination {
  readonly kind: 'keyHash' | 'scriptHash'
  /** Hash, 20 bytes. */
  readonly hash: Bytes
}

/** Creates the script that only the holder of a key can spend from (P2PKH). */
export function payToKeyHash(hash: Bytes): Bytes {
  return concatBytes(Uint8Array.of(OP_DUP, OP_HASH160, HASH_BYTES), hash, Uint8Array.of(OP_EQUALVERIFY, OP_CHECKSIG))
}

/** Creates the script that the script with this hash can spend from (P2SH, BIP-16). */
export function payToScriptHash(hash: Bytes): Bytes {
  return concatBytes(Uint8Array.of(OP_HASH160, HASH_BYTES), hash, Uint8Array.of(OP_EQUAL))
}

export function payTo({ kind, hash }: Destination): Bytes {
  return kind === 'keyHash' ? payToKeyHash(hash) : payToScriptHash(hash)
}

/** Returns the hash in a P2SH script; undefined for other scripts. */
export function scriptHashIn(script: Bytes): Bytes | undefined {
  const isP2sh = script.length === 23 && script[0] === OP_HASH160 && script[1] === HASH_BYTES && script[22] === OP_EQUAL
  return isP2sh ? script.subarray(2, 22) : undefined
}

/** Returns the minimum value of an output that nodes relay, as bitcoinj computes it. */
export function dustLimit(script: Bytes): bigint {
  if (script[0] === OP_RETURN) return 0n
  return (DUST_SATOSHIS_PER_KB * BigInt(encodeOutput({ value: 0n, script }).length + SPENDING_BYTES)) / 1000n
}

/**
 * Returns the hash of the key that can spend from an output, however it is pushed; undefined for other scripts. Throws
 * for an invalid script, and like {@link requireReadable}.
 */
export function keyHashIn(script: Bytes): Bytes | undefined {
  const chunks = parseScript(script)
  requireReadable(script)
  const [dup, hash, keyHash, equal, check] = chunks
  const isForKey =
    chunks.length === 5 &&
    dup?.opcode === OP_DUP &&
    hash?.opcode === OP_HASH160 &&
    keyHash?.data?.length === HASH_BYTES &&
    equal?.opcode === OP_EQUALVERIFY &&
    check?.opcode === OP_CHECKSIG
  return isForKey ? keyHash.data : undefined
}

/** Returns whether one key's signature can spend from the output, by bitcoinj's rules. */
export function takesOneSignature(script: Bytes): boolean {
  const [key, check, ...others] = parseScript(script)
  const isForKey = check?.opcode === OP_CHECKSIG && others.length === 0 && (key?.data?.length ?? 0) > 1
  return isForKey || keyHashIn(script) !== undefined
}

/** Returns the key or script hash of an output. Throws a {@link BitcoinError} for outputs without one. */
export function requireHash(script: Bytes): Bytes {
  const hash = scriptHashIn(script) ?? keyHashIn(script)
  if (hash === undefined) throw new ScriptError('an output to neither a key’s nor a script’s hash')
  return hash
}

/**
 * Throws a {@link BitcoinError} for the one form of output on which bitcoinj fails: an opcode in place of a key's hash
 * (Script.isSentToAddress).
 */
export function requireReadable(script: Bytes): void {
  const [first, second, third = 0] = script
  if (first !== OP_DUP || second !== OP_HASH160 || third <= OP_PUSHDATA4 || chunksIn(script) !== 5) return
  throw new BitcoinError('an output to the hash of an opcode')
}

/** Undefined for an invalid script. */
function chunksIn(script: Bytes): number | undefined {
  try {
    return parseScript(script).length
  } catch (error) {
    if (error instanceof ScriptError) return undefined
    throw error
  }
}
