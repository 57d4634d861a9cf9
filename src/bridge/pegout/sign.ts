import { type Bytes, equalBytes } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import { BitcoinError } from '../../bitcoin/bitcoinError.ts'
import { type EcdsaSignature, hasLowS } from '../../bitcoin/ecdsa.ts'
import {
  hasEnoughSignatures,
  insertSignature,
  isInputSignedBy,
  redeemScriptOf,
  UnknownSigner,
} from '../../bitcoin/multisigInput.ts'
import { legacySignatureHash, witnessSignatureHash } from '../../bitcoin/signatureHash.ts'
import { type Transaction, transactionId } from '../../bitcoin/transaction.ts'
import type { FederatorKeys } from '../../chainspec/bridgeConstants.ts'
import { isSignedBy } from '../../crypto/secp256k1.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import type { Federation } from '../federation/federation.ts'
import { liveFederations } from '../federation/federations.ts'
import { logReleased, logSigned } from './events.ts'
import { outpointValues, requireValue } from './outpointValues.ts'
import { waitingForSignatures } from './waitingForSignatures.ts'

/** Signatures of one key for all inputs of a transaction. */
export interface Signer {
  /** Compressed, 33 bytes. */
  readonly key: Bytes
  readonly signatures: readonly EcdsaSignature[]
  /** Hash of the Rootstock transaction that is the key of the release. */
  readonly rskHash: Bytes
}

/** Returns the member with this compressed Bitcoin key. */
export const memberOf = ({ members }: Federation, key: Bytes) => members.find(({ btcKey }) => equalBytes(btcKey, key))

/**
 * Inserts a member's signatures and logs them. Inserts none if one is invalid, and stops at the first input that the
 * member has signed before. If the member cannot sign an input, signatures before it remain, without a log.
 */
export async function sign(
  call: BridgeCall,
  transaction: Transaction,
  member: FederatorKeys,
  { signatures, rskHash }: Signer,
): Promise<void> {
  const hashes = await signatureHashes(call, transaction)
  const areRight = hashes.every((hash, i) => {
    const signature = signatures[i]
    return signature !== undefined && hasLowS(signature) && isSignedBy(hash, signature.r, signature.s, member.btcKey)
  })
  if (!areRight) return
  const isInserted = await insertAll(call, transaction, hashes, { key: member.btcKey, signatures })
  if (isInserted && call.rules.has('rskip326')) logSigned(call, rskHash, transaction, member)
}

/** Returns whether a signature was inserted, and the key belongs to all inputs before the end. */
async function insertAll(
  call: BridgeCall,
  transaction: Transaction,
  hashes: readonly Bytes[],
  { key, signatures }: Pick<Signer, 'key' | 'signatures'>,
): Promise<boolean> {
  let isAnyInserted = false
  for (const [i, hash] of hashes.entries()) {
    await call.pause() // each existing signature is verified with each key
    const signature = signatures[i]
    if (signature === undefined || isInputSignedBy(transaction, i, hash, key)) break
    try {
      insertSignature(transaction, i, { hash, publicKey: key, signature })
      isAnyInserted = true
    } catch (error) {
      if (error instanceof UnknownSigner) return false
      throw error
    }
  }
  return isAnyInserted
}

async function signatureHashes(call: BridgeCall, transaction: Transaction): Promise<readonly Bytes[]> {
  const hasWitness = transaction.hasWitnesses()
  const values = hasWitness ? await outpointValues(call, transactionId(transaction)) : undefined
  const hashes: Bytes[] = []
  for (const [i, input] of transaction.ins.entries()) {
    await call.pause()
    hashes.push(signatureHash(transaction, i, input.witness.length > 0 ? requireValue(values, i) : undefined))
  }
  return hashes
}

/** Returns the hash to sign. `satoshis` is the value of an input with a witness. */
function signatureHash(transaction: Transaction, index: number, satoshis: bigint | undefined): Bytes {
  const input = transaction.ins[index]
  const script = input === undefined ? undefined : redeemScriptOf(input)
  if (script === undefined) throw new BitcoinError('an input shows no script')
  if (satoshis === undefined) return legacySignatureHash(transaction, index, script)
  return witnessSignatureHash(transaction, index, script, satoshis)
}

/**
 * Adds a member's signatures to a release. A release with enough signatures is logged and removed. Ignores an unknown
 * release or key, and a wrong number of signatures.
 */
export async function signRelease(call: BridgeCall, signer: Signer): Promise<void> {
  const { key, rskHash, signatures } = signer
  const waiting = await waitingForSignatures.load(call)
  const transaction = waiting.get(toHex(rskHash))
  if (transaction === undefined || transaction.ins.length !== signatures.length) return
  const [member] = (await liveFederations(call)).flatMap((federation) => memberOf(federation, key) ?? [])
  if (member === undefined) return
  if (!call.rules.has('rskip326')) logSigned(call, rskHash, transaction, member)
  await sign(call, transaction, member, signer)
  if (!hasEnoughSignatures(transaction)) return
  logReleased(call, rskHash, transaction)
  waiting.delete(toHex(rskHash))
}
