import { type Bytes, EMPTY_BYTES } from '../base/bytes.ts'
import { encodeRlp } from '../base/encodeRlp.ts'
import { minimalBytes, signedMinimalBytes, toWord } from '../base/integer.ts'
import { keccak256 } from '../crypto/keccak.ts'
import type { Transaction } from '../primitives/transaction.ts'

/**
 * What the reference makes of a call or a creation by code: a transaction that nobody signs. A contract that is not code
 * takes its hash for the one of the transaction that called it (InternalTransaction, Program.addInternalTx).
 */
export interface InternalTransaction {
  readonly kind: 'call' | 'create'
  /** What the frame runs in that makes it; undefined: the signed transaction. */
  readonly parent: InternalTransaction | undefined
  /** How many that frame had made before, with those within its calls. */
  readonly index: number
  /** The frame's. */
  readonly depth: number
  /** The sender's, before a creation raises it. */
  readonly nonce: bigint
  readonly sender: Bytes
  /** Empty for a creation. */
  readonly receiver: Bytes
  readonly value: bigint
  /** The code that runs: not what it is called with. */
  readonly code: Bytes
}

/** What all of a message's have in common. */
export interface InternalOrigin {
  /** Undefined in calls and estimates. */
  readonly transaction: Transaction | undefined
  readonly gasPrice: bigint
  readonly block: { readonly gasLimit: bigint }
}

/**
 * The hash of the transaction that a frame runs in, or that it calls a native contract with; undefined where the message
 * itself is not signed.
 */
export function internalHash(origin: InternalOrigin, internal: InternalTransaction | undefined): Bytes | undefined {
  const signedHash = origin.transaction?.hash
  return signedHash === undefined || internal === undefined ? signedHash : hashWith(origin, signedHash, internal)
}

/** Each is hashed once: calls in one another, all of which fail, would hash the outer ones' code again and again. */
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
