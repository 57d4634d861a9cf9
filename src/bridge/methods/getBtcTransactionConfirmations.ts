import { type Bytes, equalBytes } from '../../base/bytes.ts'
import type { Items } from '../../evm/nativeContracts.ts'
import { isSearched, openBitcoinChain, readAtHeight, readBlock } from '../bitcoinChain/bitcoinChain.ts'
import { checkBranch, reduceBranch } from '../bitcoinChain/merkleBranch.ts'
import { hashOf, type StoredBlock } from '../bitcoinChain/storedBlock.ts'
import { isRootOf } from '../bitcoinChain/witnessRoot.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { read } from '../method.ts'
import { toInt32 } from '../numbers.ts'

const MAX_DEPTH = 4320
const BASE_GAS = 27_000n
const STEP_GAS = 315n
const HASH_GAS = 144n

const UNKNOWN_BLOCK = -1n
const NOT_ON_BEST_CHAIN = -2n
const NOT_SEARCHED = -3n
const TOO_OLD = -4n
const WRONG_BRANCH = -5n

type Args = readonly [transaction: Bytes, block: Bytes, path: bigint, branch: Items<Bytes>]

/**
 * Returns the number of blocks that confirm a transaction, which a branch of the Merkle tree proves to be in a block. A
 * negative result is an error code (RSKIP-122).
 */
export const getBtcTransactionConfirmations = read({
  name: 'getBtcTransactionConfirmations',
  inputs: ['bytes32', 'bytes32', 'uint256', 'bytes32[]'],
  output: 'int256',
  gas: confirmationsGas,
  since: 'rskip122',
  run: confirmations,
})

/** Charges for the depth of the block and for each hash of the branch. */
async function confirmationsGas(call: BridgeCall, [_transaction, block, _path, branch]: Args): Promise<bigint> {
  const head = await openBitcoinChain(call)
  const found = await findBlock(call, block)
  if (found === undefined) return BASE_GAS
  const depth = depthOf(found, head)
  return depth > MAX_DEPTH ? BASE_GAS : BASE_GAS + STEP_GAS * BigInt(depth) + HASH_GAS * BigInt(branch.length)
}

async function confirmations(call: BridgeCall, [transaction, blockHash, path, branch]: Args): Promise<bigint> {
  checkBranch(branch, toInt32(path))
  const head = await openBitcoinChain(call)
  const block = await findBlock(call, blockHash)
  if (block === undefined) return UNKNOWN_BLOCK
  if (depthOf(block, head) > MAX_DEPTH) return TOO_OLD
  if (!isSearched(call, head, block.height)) return NOT_SEARCHED
  const onBestChain = await readAtHeight(call, head, block.height)
  if (onBestChain === undefined || !equalBytes(onBestChain.header, block.header)) return NOT_ON_BEST_CHAIN
  const root = reduceBranch(transaction, branch, toInt32(path))
  if (!(await isRootOf(call, root, block))) return WRONG_BRANCH
  return BigInt(head.height - block.height + 1)
}

/**
 * Returns the block of a hash. For one block of the test network it is the form that nodes had at the time of the call.
 */
async function findBlock(call: BridgeCall, hash: Bytes): Promise<StoredBlock | undefined> {
  const { rememberedBlock } = call.constants.bitcoin
  const isRemembered = rememberedBlock?.askedIn === call.blockNumber && equalBytes(hashOf(rememberedBlock), hash)
  return isRemembered ? rememberedBlock : readBlock(call, hash)
}

function depthOf(block: StoredBlock, head: StoredBlock): number {
  return Math.max(0, head.height - block.height)
}
