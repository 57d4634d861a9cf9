import { type Bytes, equalBytes } from '../../../../base/bytes.ts'
import { isSignedBy } from '../../../../base/secp256k1.ts'
import { BitcoinError } from '../../../../bitcoin/bitcoinError.ts'
import { type EcdsaSignature, hasLowS } from '../../../../bitcoin/ecdsa.ts'
import { insertSignature, isInputSignedBy, redeemScriptOf, UnknownSigner } from '../../../../bitcoin/multisigInput.ts'
import { legacySignatureHash, witnessSignatureHash } from '../../../../bitcoin/signatureHash.ts'
import { type Transaction, transactionId } from '../../../../bitcoin/transaction.ts'
import type { FederatorKeys } from '../../../../network/bridge/bridgeConstants.ts'
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
  if (areRight && insertAll(transaction, member.btcKey, hashes, signatures) && call.rules.has('rskip326')) {
    logSigned(call, rskHash, transaction, member)
  }
}

/** Whether anything was inserted, and nothing was in the way. */
function insertAll(
  transaction: Transaction,
  key: Bytes,
  hashes: readonly Bytes[],
  signatures: readonly EcdsaSignature[],
): boolean {
  let isAnyInserted = false
  for (const [i, hash] of hashes.entries()) {
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
  return transaction.ins.map((input, i) => {
    const script = redeemScriptOf(input)
    if (script === undefined) throw new BitcoinError('an input shows no script')
    if (input.witness.length === 0) return legacySignatureHash(transaction, i, script)
    return witnessSignatureHash(transaction, i, script, requireValue(values, i))
  })
}
