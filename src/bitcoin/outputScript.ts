import { type Bytes, concatBytes } from '../base/bytes.ts'
import { OP_RETURN, parseScript } from './scriptChunks.ts'
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

/** Whether a script is one that a key's holder can spend from, however it pushes the key's hash. */
export function isPayToKeyHash(script: Bytes): boolean {
  const chunks = parseScript(script)
  const opcodes = chunks.map(({ opcode }) => opcode)
  return (
    chunks.length === 5 &&
    opcodes[0] === OP_DUP &&
    opcodes[1] === OP_HASH160 &&
    chunks[2]?.data?.length === HASH_BYTES &&
    opcodes[3] === OP_EQUALVERIFY &&
    opcodes[4] === OP_CHECKSIG
  )
}
