import { type Bytes, concatBytes, equalBytes } from '../../base/bytes.ts'
import { openPartialMerkleTree } from '../../bitcoin/partialMerkleTree.ts'
import { decodeTransaction, isCoinbase, verifyTransaction } from '../../bitcoin/transaction.ts'
import { findWitnessCommitment } from '../../bitcoin/witnessCommitment.ts'
import { doubleSha256 } from '../../crypto/sha256.ts'
import { PrecompileFailure } from '../../evm/nativeContracts.ts'
import { openBitcoinChain, readBlock } from '../bitcoinChain/bitcoinChain.ts'
import { merkleRootOf } from '../bitcoinChain/storedBlock.ts'
import { saveWitnessRoot } from '../bitcoinChain/witnessRoot.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { act } from '../method.ts'

type Args = readonly [coinbase: Bytes, blockHash: Bytes, tree: Bytes, witnessRoot: Bytes, reservedValue: Bytes]

/**
 * Registers a Bitcoin block's coinbase, which commits to the witnesses of its transactions. These can then be proven
 * with their witnesses (RSKIP-143).
 */
export const registerBtcCoinbaseTransaction = act({
  name: 'registerBtcCoinbaseTransaction',
  inputs: ['bytes', 'bytes32', 'bytes', 'bytes32', 'bytes32'],
  gas: 10_000n,
  since: 'rskip143',
  run: register,
})

/** Ignores a proof of another transaction or block. */
async function register(call: BridgeCall, args: Args): Promise<void> {
  const [coinbase, blockHash, tree, witnessRoot, reservedValue] = args
  await openBitcoinChain(call)
  const proven = openPartialMerkleTree(tree)
  if (proven === undefined) throw new PrecompileFailure('Partial merkle tree could not be parsed')
  const hash = doubleSha256(coinbase)
  if (!proven.transactionIds.some((id) => equalBytes(id, hash))) return
  const block = await readBlock(call, blockHash)
  if (block === undefined) throw new PrecompileFailure('the Bitcoin block is not registered yet')
  if (!equalBytes(merkleRootOf(block), proven.merkleRoot.toReversed())) return
  requireCommitment(call, coinbase, doubleSha256(concatBytes(witnessRoot.toReversed(), reservedValue)))
  saveWitnessRoot(call, blockHash, witnessRoot)
}

function requireCommitment({ rules }: BridgeCall, coinbase: Bytes, expected: Bytes): void {
  const transaction = decodeTransaction(coinbase)
  verifyTransaction(transaction)
  if (!isCoinbase(transaction)) throw new PrecompileFailure('the transaction is no coinbase')
  const commitment = findWitnessCommitment(transaction, { readsScripts: !rules.has('rskip460') })
  if (commitment !== undefined && equalBytes(commitment, expected)) return
  throw new PrecompileFailure('Witness commitment does not match')
}
