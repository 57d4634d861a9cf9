import { type Bytes, equalBytes } from '../../../../base/bytes.ts'
import { toHex } from '../../../../base/hex.ts'
import { decodeRlp, requireList } from '../../../../base/rlp.ts'
import type { Items } from '../../native/abiCodecs.ts'
import { type BridgeCall, readAs } from '../bridgeCall.ts'
import { hashedCell, readFixed } from '../cell.ts'
import { toInt } from '../toInt.ts'
import { isSearched, openBitcoinChain, readAtHeight, readBlock } from './bitcoinChain.ts'
import { checkBranch, reduceBranch } from './merkleBranch.ts'
import { hashOf, merkleRootOf, type StoredBlock } from './storedBlock.ts'

const HASH_BYTES = 32
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
 * The price of {@link confirmations}: more for a block that lies deep and for a long branch. Asking opens the Bitcoin
 * chain.
 */
export async function confirmationsGas(
  call: BridgeCall,
  _transaction: Bytes,
  block: Bytes,
  _path: bigint,
  branch: Hashes,
): Promise<bigint> {
  const head = await openBitcoinChain(call)
  const found = await readBlock(call, block)
  if (found === undefined) return BASE_GAS
  const depth = depthOf(found, head)
  return depth > MOST_DEPTH ? BASE_GAS : BASE_GAS + STEP_GAS * BigInt(depth) + HASH_GAS * BigInt(branch.length)
}

/**
 * How many blocks confirm a transaction that a branch of the merkle tree shows to be in a block; negative: why it is
 * not (RSKIP-122).
 */
export async function confirmations(
  call: BridgeCall,
  transaction: Bytes,
  blockHash: Bytes,
  path: bigint,
  branch: Hashes,
): Promise<bigint> {
  checkBranch(branch, toInt(path))
  const head = await openBitcoinChain(call)
  const block = await readBlock(call, blockHash)
  if (block === undefined) return UNKNOWN_BLOCK
  if (depthOf(block, head) > MOST_DEPTH) return TOO_OLD
  if (!isSearched(call, head, block.height)) return NOT_SEARCHED
  const onBestChain = await readAtHeight(call, head, block.height)
  if (onBestChain === undefined || !equalBytes(onBestChain.header, block.header)) return NOT_ON_BEST_CHAIN
  const root = reduceBranch(transaction, branch, toInt(path))
  if (!(await isRootOf(call, root, block))) return WRONG_BRANCH
  return BigInt(head.height - block.height + 1)
}

function depthOf(block: StoredBlock, head: StoredBlock): number {
  return Math.max(0, head.height - block.height)
}

async function isRootOf(call: BridgeCall, root: Bytes, block: StoredBlock): Promise<boolean> {
  if (equalBytes(merkleRootOf(block), root)) return true
  const witnessRoot = await readWitnessRoot(call, hashOf(block))
  return witnessRoot !== undefined && equalBytes(witnessRoot, root)
}

/** The root of the tree of a block's witnesses, if its coinbase was registered with the Bridge (RSKIP-143). */
async function readWitnessRoot(call: BridgeCall, blockHash: Bytes): Promise<Bytes | undefined> {
  if (!call.rules.has('rskip143')) return undefined
  const place = hashedCell('coinbaseInformation', toHex(blockHash).slice(2))
  return readAs(call, place, (bytes) => {
    const items = requireList(decodeRlp(bytes), 'coinbase information')
    if (items.length !== 1) throw new RangeError(`expected 1 item, got ${items.length}`)
    return readFixed(items[0], HASH_BYTES)
  })
}

export async function hasCoinbase(call: BridgeCall, blockHash: Bytes): Promise<boolean> {
  return (await readWitnessRoot(call, blockHash)) !== undefined
}
