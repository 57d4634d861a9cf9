import { type Bytes, concatBytes } from '../base/bytes.ts'
import { BitcoinError, ScriptError } from './bitcoinError.ts'
import { isOpcode, OP_RETURN, parseScript, type ScriptChunk } from './scriptChunks.ts'
import { encodeOutput } from './transaction.ts'

const OP_DUP = 0x76
const OP_EQUAL = 0x87
const OP_EQUALVERIFY = 0x88
const OP_HASH160 = 0xa9
const OP_CHECKSIG = 0xac
const HASH_BYTES = 20
/** Three times the fee that nodes once asked for, for an output and for the input that spends it. */
const DUST_SATOSHIS_PER_KB = 15_000n
const SPENDING_BYTES = 148

/** What an address says: who can spend, by the hash of a key or of a script. */
export interface Destination {
  readonly kind: 'keyHash' | 'scriptHash'
  /** 20 bytes. */
  readonly hash: Bytes
}

/** The script that only the holder of a key can spend from (P2PKH). */
export function payToKeyHash(hash: Bytes): Bytes {
  return concatBytes(Uint8Array.of(OP_DUP, OP_HASH160, HASH_BYTES), hash, Uint8Array.of(OP_EQUALVERIFY, OP_CHECKSIG))
}

/** The script that whoever knows the script of this hash can spend from (P2SH, BIP-16). */
export function payToScriptHash(hash: Bytes): Bytes {
  return concatBytes(Uint8Array.of(OP_HASH160, HASH_BYTES), hash, Uint8Array.of(OP_EQUAL))
}

export function payTo({ kind, hash }: Destination): Bytes {
  return kind === 'keyHash' ? payToKeyHash(hash) : payToScriptHash(hash)
}

/** The hash in a P2SH script; undefined for others. */
export function scriptHashIn(script: Bytes): Bytes | undefined {
  const isP2sh = script.length === 23 && script[0] === OP_HASH160 && script[1] === HASH_BYTES && script[22] === OP_EQUAL
  return isP2sh ? script.subarray(2, 22) : undefined
}

/** The least that an output must hold for nodes to relay it, as bitcoinj counts it. */
export function dustLimit(script: Bytes): bigint {
  if (script[0] === OP_RETURN) return 0n
  return (DUST_SATOSHIS_PER_KB * BigInt(encodeOutput({ value: 0n, script }).length + SPENDING_BYTES)) / 1000n
}

/** Whether one key's signature spends from it (P2PKH, P2PK), as bitcoinj tells it. */
export function takesOneSignature(script: Bytes): boolean {
  if (keyHashIn(script) !== undefined) return true
  const [key, check, ...more] = parseScript(script)
  return check?.opcode === OP_CHECKSIG && more.length === 0 && (key?.data?.length ?? 0) > 1
}

/** The hash in a script that a key's holder can spend from, however it is pushed; undefined for others. */
function keyHashIn(script: Bytes): Bytes | undefined {
  const chunks = parseScript(script)
  requirePushedHash(chunks)
  const [, , hash, equal, check] = chunks
  const isP2pkh =
    beginsAsPayToKeyHash(chunks) &&
    hash?.data?.length === HASH_BYTES &&
    equal?.opcode === OP_EQUALVERIFY &&
    check?.opcode === OP_CHECKSIG
  return isP2pkh ? hash.data : undefined
}

/** The hash of the key or script that an output names; throws a {@link BitcoinError} for outputs that name none. */
export function requireHash(script: Bytes): Bytes {
  const hash = scriptHashIn(script) ?? keyHashIn(script)
  if (hash === undefined) throw new ScriptError('an output to neither a key’s nor a script’s hash')
  return hash
}

/**
 * Throws a {@link BitcoinError} for the output script that bitcoinj stumbles over when it asks whose it is: one for a
 * key's hash that has an opcode in the hash's place. Scripts that cannot be read are nobody's.
 */
export function requireAskable(script: Bytes): void {
  if (script[0] !== OP_DUP || script[1] !== OP_HASH160) return
  try {
    requirePushedHash(parseScript(script))
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error
  }
}

function requirePushedHash(chunks: readonly ScriptChunk[]): void {
  const [, , hash] = chunks
  if (beginsAsPayToKeyHash(chunks) && hash !== undefined && isOpcode(hash)) {
    throw new BitcoinError('an opcode in the place of a hash')
  }
}

function beginsAsPayToKeyHash(chunks: readonly ScriptChunk[]): boolean {
  return chunks.length === 5 && chunks[0]?.opcode === OP_DUP && chunks[1]?.opcode === OP_HASH160
}
