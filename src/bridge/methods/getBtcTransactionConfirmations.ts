import { type Bytes, equalBytes } from '../../base/bytes.ts'
import type { Items } from '../../evm/nativeContracts.ts'
import { isSearched, openBitcoinChain, readAtHeight, readBlock } from '../bitcoinChain/bitcoinChain.ts'
import { checkBranch, reduceBranch } from '../bitcoinChain/merkleBranch.ts'
import { hashOf, type StoredBlock } from '../bitcoinChain/storedBlock.ts'
import { isRootOf } from '../bitcoinChain/witnessRoot.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { read, since } from '../method.ts'
import { toInt } from '../toInt.ts'

const MOST_DEPTH = 4320
const BASE_GAS = 27_000n
const STEP_GAS = 315n
const HASH_GAS = 144n

const UNKNOWN_BLOCK = -1n
const NOT_ON_BEST_CHAIN = -2n
const NOT_SEARCHED = -3n
const TOO_OLD = -4n
const WRONG_BRANCH = -5n

type Hashes = Items<Bytes>

/**
 * How many blocks confirm a transaction that a branch of the merkle tree shows to be in a block; negative: why it is
 * not (RSKIP-122).
 */
export const getBtcTransactionConfirmations = read(
  'getBtcTransactionConfirmations',
  ['bytes32', 'bytes32', 'uint256', 'bytes32[]'],
  'int256',
  confirmationsGas,
  since('rskip122'),
  confirmations,
)

/** More for a block that lies deep and for a long branch. */
async function confirmationsGas(
  call: BridgeCall,
  _transaction: Bytes,
  block: Bytes,
  _path: bigint,
  branch: Hashes,
): Promise<bigint> {
  const head = await openBitcoinChain(call)
  const found = await findBlock(call, block)
  if (found === undefined) return BASE_GAS
  const depth = depthOf(found, head)
  return depth > MOST_DEPTH ? BASE_GAS : BASE_GAS + STEP_GAS * BigInt(depth) + HASH_GAS * BigInt(branch.length)
}

async function confirmations(
  call: BridgeCall,
  transaction: Bytes,
  blockHash: Bytes,
  path: bigint,
  branch: Hashes,
): Promise<bigint> {
  checkBranch(branch, toInt(path))
  const head = await openBitcoinChain(call)
  const block = await findBlock(call, blockHash)
  if (block === undefined) return UNKNOWN_BLOCK
  if (depthOf(block, head) > MOST_DEPTH) return TOO_OLD
  if (!isSearched(call, head, block.height)) return NOT_SEARCHED
  const onBestChain = await readAtHeight(call, head, block.height)
  if (onBestChain === undefined || !equalBytes(onBestChain.header, block.header)) return NOT_ON_BEST_CHAIN
  const root = reduceBranch(transaction, branch, toInt(path))
  if (!(await isRootOf(call, root, block))) return WRONG_BRANCH
  return BigInt(head.height - block.height + 1)
}

/** The block of a hash; of the test network's one that nodes no longer have as they then had it, what they had. */
async function findBlock(call: BridgeCall, hash: Bytes): Promise<StoredBlock | undefined> {
  const { rememberedBlock } = call.constants.bitcoin
  const isRemembered = rememberedBlock?.askedIn === call.blockNumber && equalBytes(hashOf(rememberedBlock), hash)
  return isRemembered ? rememberedBlock : readBlock(call, hash)
}

function depthOf(block: StoredBlock, head: StoredBlock): number {
  return Math.max(0, head.height - block.height)
}
