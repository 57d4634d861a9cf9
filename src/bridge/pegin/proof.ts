import { type Bytes, equalBytes } from '../../base/bytes.ts'
import { BitcoinError } from '../../bitcoin/bitcoinError.ts'
import { openPartialMerkleTree } from '../../bitcoin/partialMerkleTree.ts'
import { countInputs, countPlainInputs } from '../../bitcoin/transaction.ts'
import { PrecompileFailure } from '../../evm/nativeContracts.ts'
import { isSearched, openBitcoinChain, readAtHeight } from '../bitcoinChain/bitcoinChain.ts'
import { isRootOf } from '../bitcoinChain/witnessRoot.ts'
import type { BridgeCall } from '../bridgeCall.ts'

/** A proof that a Bitcoin transaction is in a block. */
export interface TransactionProof {
  /** Double SHA-256 of the transaction's bytes, in internal order. */
  readonly hash: Bytes
  readonly transaction: Bytes
  readonly height: number
  /** A partial merkle tree (BIP-37). */
  readonly tree: Bytes
}

/**
 * Whether a transaction is in the best chain's block at a height, with enough confirmations. Throws a
 * `PrecompileFailure` for a malformed tree or an unknown height, and a `BitcoinError` for a transaction without inputs.
 */
export async function isProven(call: BridgeCall, proof: TransactionProof): Promise<boolean> {
  const { hash, transaction, height, tree } = proof
  const head = await openBitcoinChain(call)
  const confirmations = (head.height - height + 1) | 0
  if (height < 0 || confirmations < call.constants.pegIn.confirmations) return false
  const proven = openPartialMerkleTree(tree)
  if (proven === undefined) throw new PrecompileFailure('Partial merkle tree could not be parsed')
  if (!proven.transactionIds.some((id) => equalBytes(id, hash))) return false
  const count = call.rules.has('rskip143') ? countInputs : countPlainInputs
  if (count(transaction) === 0) throw new BitcoinError('a transaction without inputs')
  if (!isSearched(call, head, height)) throw new PrecompileFailure(`there is no Bitcoin block at height ${height}`)
  const block = await readAtHeight(call, head, height)
  if (block === undefined) throw new PrecompileFailure(`Bitcoin's chain cannot be followed to height ${height}`)
  return isRootOf(call, proven.merkleRoot.toReversed(), block)
}
