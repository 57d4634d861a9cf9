import { type Bytes, EMPTY_BYTES } from '../../../../base/bytes.ts'
import { toHex } from '../../../../base/hex.ts'
import { PrecompileFailure } from '../../precompile.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { activeFederation } from '../federation/federations.ts'
import { toInt } from '../toInt.ts'
import { firstBlocks, isSearched, openBitcoinChain, readAtDepth, readAtHeight, readBlock } from './bitcoinChain.ts'
import { hashOf, parentHashOf, type StoredBlock } from './storedBlock.ts'

const WEEK_SECONDS = 604_800
const MOST_LOCATORS = 100

export async function bestHeight(call: BridgeCall): Promise<bigint> {
  return BigInt((await openBitcoinChain(call)).height)
}

export async function initialHeight(call: BridgeCall): Promise<bigint> {
  return BigInt((await lowestBlock(call)).height)
}

export async function bestHeader(call: BridgeCall): Promise<Bytes> {
  return (await openBitcoinChain(call)).header
}

export async function headerByHash(call: BridgeCall, hash: Bytes): Promise<Bytes> {
  await openBitcoinChain(call)
  return headerOf(await readBlock(call, hash))
}

export async function parentHeaderByHash(call: BridgeCall, hash: Bytes): Promise<Bytes> {
  await openBitcoinChain(call)
  const block = await readBlock(call, hash)
  return block === undefined ? EMPTY_BYTES : headerOf(await readBlock(call, parentHashOf(block)))
}

export async function headerByHeight(call: BridgeCall, height: bigint): Promise<Bytes> {
  const head = await openBitcoinChain(call)
  const isThere = isSearched(call, head, toInt(height))
  return isThere ? headerOf(await readAtHeight(call, head, toInt(height))) : EMPTY_BYTES
}

export async function hashAtDepth(call: BridgeCall, depth: bigint): Promise<Bytes> {
  const head = await openBitcoinChain(call)
  const deepest = head.height - (await lowestBlock(call)).height
  if (toInt(depth) < 0 || toInt(depth) > deepest) throw new PrecompileFailure(`Depth must be between 0 and ${deepest}`)
  const block = await readAtDepth(call, head, toInt(depth))
  if (block === undefined) throw new PrecompileFailure(`there is no block at depth ${depth}`)
  return hashOf(block)
}

/** Hashes of the best chain at distances that double, down to where the chain begins (before RSKIP-89). */
export async function blockLocator(call: BridgeCall): Promise<readonly string[]> {
  const lowest = await lowestBlock(call)
  const head = await openBitcoinChain(call)
  const blocks = [head]
  for (let distance = 1; blocks.length <= MOST_LOCATORS && head.height - distance > lowest.height; distance *= 2) {
    const block = await readAtDepth(call, head, distance)
    if (block === undefined) throw new PrecompileFailure('the Bitcoin chain cannot be followed')
    blocks.push(block)
  }
  if (head.height > lowest.height) blocks.push(lowest)
  return blocks.map((block) => toHex(hashOf(block)).slice(2))
}

const headerOf = (block: StoredBlock | undefined) => block?.header ?? EMPTY_BYTES

/** Where the chain begins for the active federation: at the last checkpoint a week before it was created. */
async function lowestBlock(call: BridgeCall): Promise<StoredBlock> {
  const { bitcoin } = call.constants
  const [genesis] = firstBlocks(bitcoin)
  if (bitcoin.checkpoints === undefined) return genesis
  const { first, last } = bitcoin.checkpoints
  const { createdAt } = await activeFederation(call)
  if (createdAt === call.constants.federation.createdAt) return first
  // The reference takes the milliseconds for seconds.
  if (createdAt - WEEK_SECONDS >= timeOf(last)) return last
  throw new PrecompileFailure('the checkpoint of a federation of this age is not known here')
}

const timeOf = ({ header }: StoredBlock) => new DataView(header.buffer, header.byteOffset).getUint32(68, true)
