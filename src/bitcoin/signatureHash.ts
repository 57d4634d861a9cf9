import { type Bytes, concatBytes } from '../base/bytes.ts'
import { Transaction } from './transaction.ts'

const { SIGHASH_ALL, SIGHASH_SINGLE, SIGHASH_OUTPUT_MASK } = Transaction

/** What a signature of an input without witness signs (BIP-66); `type` says which parts of the transaction. */
export function legacySignatureHash(
  transaction: Transaction,
  inputIndex: number,
  script: Bytes,
  type: number = SIGHASH_ALL,
): Bytes {
  const hasNoOutput = (type & SIGHASH_OUTPUT_MASK) === SIGHASH_SINGLE && inputIndex >= transaction.outs.length
  if (hasNoOutput) return concatBytes(Uint8Array.of(1), new Uint8Array(31))
  return transaction.hashForSignature(inputIndex, script, type)
}

/** What a signature of an input with a witness signs, all of the transaction (BIP-143). */
export function witnessSignatureHash(
  transaction: Transaction,
  inputIndex: number,
  script: Bytes,
  satoshis: bigint,
): Bytes {
  return transaction.hashForWitnessV0(inputIndex, script, satoshis, SIGHASH_ALL)
}
