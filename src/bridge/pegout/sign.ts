import { type Bytes, equalBytes } from '../../base/bytes.ts'
import { BitcoinError } from '../../bitcoin/bitcoinError.ts'
import { type EcdsaSignature, hasLowS } from '../../bitcoin/ecdsa.ts'
import { insertSignature, isInputSignedBy, redeemScriptOf, UnknownSigner } from '../../bitcoin/multisigInput.ts'
import { legacySignatureHash, witnessSignatureHash } from '../../bitcoin/signatureHash.ts'
import { type Transaction, transactionId } from '../../bitcoin/transaction.ts'
import type { FederatorKeys } from '../../chainspec/bridgeConstants.ts'
import { isSignedBy } from '../../crypto/secp256k1.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import type { Federation } from '../federation/federation.ts'
import { logSigned } from './events.ts'
import { outpointValues, requireValue } from './outpointValues.ts'

/** Somebody's signatures for all inputs of a transaction. */
export interface Signer {
  /** 33 bytes. */
  readonly key: Bytes
  readonly signatures: readonly EcdsaSignature[]
  /** Of the Rootstock transaction by which the one to sign is known. */
  readonly rskHash: Bytes
}

export const memberOf = ({ members }: Federation, key: Bytes) => members.find(({ btcKey }) => equalBytes(btcKey, key))

/**
 * Adds a member's signatures: none if any is wrong, and none from the first input on that the member has signed before.
 * Those before an input that the member cannot sign stay, though nobody is told.
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
  const isInserted = await insertAll(call, transaction, member.btcKey, hashes, signatures)
  if (isInserted && call.rules.has('rskip326')) logSigned(call, rskHash, transaction, member)
}

/** Whether anything was inserted, and nothing was in the way. */
async function insertAll(
  call: BridgeCall,
  transaction: Transaction,
  key: Bytes,
  hashes: readonly Bytes[],
  signatures: readonly EcdsaSignature[],
): Promise<boolean> {
  let isAnyInserted = false
  for (const [i, hash] of hashes.entries()) {
    await call.pause() // each signature that is there is held against each key
    const signature = signatures[i]
    if (signature === undefined || isInputSignedBy(transaction, i, hash, key)) break
    try {
      insertSignature(transaction, i, hash, key, signature)
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

/** Of an input with a witness it takes what the input holds. */
function signatureHash(transaction: Transaction, index: number, satoshis: bigint | undefined): Bytes {
  const input = transaction.ins[index]
  const script = input === undefined ? undefined : redeemScriptOf(input)
  if (script === undefined) throw new BitcoinError('an input shows no script')
  if (satoshis === undefined) return legacySignatureHash(transaction, index, script)
  return witnessSignatureHash(transaction, index, script, satoshis)
}
