import { type Bytes, EMPTY_BYTES } from '../base/bytes.ts'
import { encodeRlp } from '../base/encodeRlp.ts'
import { minimalBytes, signedMinimalBytes, toWord } from '../base/integer.ts'
import { keccak256 } from '../crypto/keccak.ts'
import type { Transaction } from '../primitives/transaction.ts'

/**
 * Consensus: reproduces InternalTransaction of the reference node (Program.addInternalTx). Do not replace by a library. A call or
 * a creation by code is an unsigned transaction there, whose hash native contracts use as the hash of the transaction that called
 * them.
 */
export interface InternalTransaction {
  readonly kind: 'call' | 'create'
  /** The internal transaction of the frame that makes it; undefined for the signed transaction. */
  readonly parent: InternalTransaction | undefined
  /** Number of internal transactions that the frame made before, including those of its calls. */
  readonly index: number
  /** The depth of the frame. */
  readonly depth: number
  /** The sender's nonce, before a creation raises it. */
  readonly nonce: bigint
  readonly sender: Bytes
  /** Empty for a creation. */
  readonly receiver: Bytes
  readonly value: bigint
  /** The code that runs, not the call data. */
  readonly code: Bytes
}

/** The parts that all internal transactions of a message share. */
export interface InternalOrigin {
  /** Undefined in calls and estimates. */
  readonly transaction: Transaction | undefined
  readonly gasPrice: bigint
  readonly block: { readonly gasLimit: bigint }
}

/**
 * Returns the hash of the transaction that a frame runs in, or that calls a native contract; undefined if the message is not
 * signed.
 */
export function internalHash(origin: InternalOrigin, internal: InternalTransaction | undefined): Bytes | undefined {
  const signedHash = origin.transaction?.hash
  return signedHash === undefined || internal === undefined ? signedHash : hashWith(origin, signedHash, internal)
}

/** Each is hashed once: nested calls that all fail would otherwise hash the outer ones' code repeatedly. */
const known = new WeakMap<InternalTransaction, Bytes>()

function hashWith(origin: InternalOrigin, signedHash: Bytes, internal: InternalTransaction): Bytes {
  const { parent } = internal
  const parentHash = parent === undefined ? signedHash : (known.get(parent) ?? hashWith(origin, signedHash, parent))
  const hash = keccak256(encode(origin, parentHash, internal))
  known.set(internal, hash)
  return hash
}

function encode({ gasPrice, block }: InternalOrigin, parentHash: Bytes, internal: InternalTransaction): Bytes {
  const { kind, index, depth, nonce, sender, receiver, value, code } = internal
  return encodeRlp([
    nonce === 0n ? EMPTY_BYTES : signedMinimalBytes(nonce),
    parentHash,
    sender,
    receiver,
    minimalBytes(value),
    minimalBytes(gasPrice),
    toWord(block.gasLimit),
    code,
    new TextEncoder().encode(kind),
    minimalBytes(depth),
    minimalBytes(index),
    EMPTY_BYTES, // whether it was rejected, which is not known yet
  ])
}
