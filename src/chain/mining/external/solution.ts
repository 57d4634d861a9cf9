import type { Bytes } from '../../../base/bytes.ts'
import { headerOfBitcoinBlock, transactionsOfBitcoinBlock } from '../../../bitcoin/block.ts'
import { findCommitment } from '../../../bitcoin/coinbase.ts'
import { BITCOIN_HEADER_BYTES } from '../../../bitcoin/header.ts'
import { branchOfFirst, type CoinbaseBranch } from '../../../bitcoin/merkleBranch.ts'
import { type BitcoinTransaction, readBitcoinTransaction } from '../../../bitcoin/transactionBytes.ts'
import { Yielder } from '../../../evm/evm.ts'
import { InvalidBitcoinBlock, SubmissionRefused } from '../../api/errors.ts'
import type { BitcoinBlockWithIds, BitcoinBlockWithMerkleHashes } from '../../api/externalMining.ts'

/** Maximum number of merkle hashes: a path of 2^31 transactions. */
const MAX_MERKLE_HASHES = 32

/** The parts of a Bitcoin block that prove the work of a block. */
export interface Solution {
  readonly hashForMergedMining: Bytes
  readonly header: Bytes
  readonly coinbase: BitcoinTransaction
  readonly branch: CoinbaseBranch
}

/** Decodes a whole Bitcoin block, and yields to the event loop after `yieldAfterMs`. Throws `InvalidBitcoinBlock`. */
export async function solutionOfBlock(block: Bytes, yieldAfterMs: number): Promise<Solution> {
  const yielder = new Yielder(yieldAfterMs)
  const ids: Bytes[] = []
  let coinbase: BitcoinTransaction | undefined
  try {
    const header = headerOfBitcoinBlock(block)
    for (const transaction of transactionsOfBitcoinBlock(block)) {
      coinbase ??= transaction
      ids.push(transaction.id)
      await yielder.pause()
    }
    if (coinbase === undefined) throw new InvalidBitcoinBlock('it has no transactions')
    return toSolution(header, coinbase, await branchOfFirst(ids))
  } catch (error) {
    throw error instanceof RangeError ? new InvalidBitcoinBlock(error.message) : error
  }
}

/** Returns the solution for a block with its transaction ids. Throws `InvalidBitcoinBlock`. */
export async function solutionOfTransactions(block: BitcoinBlockWithIds): Promise<Solution> {
  const { header, transactionIds } = block
  const coinbase = readCoinbase(block.coinbase)
  if (transactionIds.length === 0) throw new InvalidBitcoinBlock('it has no transactions')
  return toSolution(header, coinbase, await branchOfFirst(transactionIds))
}

/** Returns the solution for a block with merkle hashes. Throws `InvalidBitcoinBlock` or `SubmissionRefused`. */
export function solutionOfMerkleHashes(block: BitcoinBlockWithMerkleHashes): Solution {
  const { header, merkleHashes, transactionCount } = block
  if (merkleHashes.length === 0) throw new SubmissionRefused("The list of merkle hashes can't be empty")
  const coinbase = readCoinbase(block.coinbase)
  if (merkleHashes.length > MAX_MERKLE_HASHES) {
    throw new InvalidBitcoinBlock(`expected at most ${MAX_MERKLE_HASHES} merkle hashes, got ${merkleHashes.length}`)
  }
  return toSolution(header, coinbase, { siblings: merkleHashes.slice(1), transactionCount })
}

function toSolution(header: Bytes, coinbase: BitcoinTransaction, branch: CoinbaseBranch): Solution {
  if (header.length !== BITCOIN_HEADER_BYTES) {
    throw new InvalidBitcoinBlock(`its header should have ${BITCOIN_HEADER_BYTES} bytes, but has ${header.length}`)
  }
  const hashForMergedMining = findCommitment(coinbase.encoded)
  if (hashForMergedMining === undefined) {
    throw new InvalidBitcoinBlock('its coinbase transaction has no RSKBLOCK: with a hash behind it')
  }
  return { hashForMergedMining, header, coinbase, branch }
}

function readCoinbase(bytes: Bytes): BitcoinTransaction {
  try {
    const { transaction, end } = readBitcoinTransaction(bytes, 0)
    if (end !== bytes.length) throw new RangeError(`${bytes.length - end} bytes follow the coinbase transaction`)
    return transaction
  } catch (error) {
    throw error instanceof RangeError ? new InvalidBitcoinBlock(error.message) : error
  }
}
