import { type Bytes, equalBytes } from '../../base/bytes.ts'
import { encodeString } from '../../base/encodeRlp.ts'
import { toHex } from '../../base/hex.ts'
import { decodeRlp } from '../../base/rlp.ts'
import { decodeBitcoinHeader } from '../../bitcoin/header.ts'
import { decodeCompactTarget } from '../../bitcoin/target.ts'
import type { BitcoinNetwork } from '../../chainspec/bridgeConstants.ts'
import { type BridgeCall, type BridgeReader, readAs } from '../bridgeCall.ts'
import { type Cell, cell, hashedCell, readFixed } from '../cell.ts'
import {
  decodeStoredBlock,
  encodeStoredBlock,
  hashOf,
  parentHashOf,
  type StoredBlock,
  workOfTarget,
} from './storedBlock.ts'

const HEAD = cell('blockStoreChainHead')
const HASH_BYTES = 32

const blockCell = (hash: Bytes): Cell => ({ name: `Bitcoin block ${toHex(hash)}`, slot: hash })
const heightCell = (height: number) => hashedCell('btcBlockHeight', height)

/**
 * What the Bridge knows of Bitcoin before anybody told it anything: the first block and, where there is one, a
 * checkpoint.
 */
export function firstBlocks({ genesisHeader, checkpoints }: BitcoinNetwork): readonly [StoredBlock, ...StoredBlock[]] {
  const target = decodeCompactTarget(decodeBitcoinHeader(genesisHeader).bits)
  const genesis = { height: 0, work: workOfTarget(target), header: genesisHeader }
  return checkpoints === undefined ? [genesis] : [genesis, checkpoints.first]
}

/** The block of a hash (in the order that people read), on the best chain or beside it. */
export async function readBlock(call: BridgeReader, hash: Bytes): Promise<StoredBlock | undefined> {
  const known = await readAs(call, blockCell(hash), decodeStoredBlock)
  return known ?? firstBlocks(call.constants.bitcoin).find((block) => equalBytes(hashOf(block), hash))
}

/** The best block; until the Bridge is told of another, the last that it begins with. */
export async function readBestBlock(call: BridgeReader): Promise<StoredBlock> {
  const blocks = firstBlocks(call.constants.bitcoin)
  return (await readAs(call, HEAD, decodeStoredBlock)) ?? blocks.at(-1) ?? blocks[0]
}

/**
 * Returns the best block and, the first time, writes what the Bridge begins with: even a read changes the state, as in
 * the reference.
 */
export async function openBitcoinChain(call: BridgeCall): Promise<StoredBlock> {
  const head = await readAs(call, HEAD, decodeStoredBlock)
  if (head !== undefined) return head
  const blocks = firstBlocks(call.constants.bitcoin)
  for (const block of blocks) {
    await storeBlock(call, block)
    await setHead(call, block)
  }
  return blocks.at(-1) ?? blocks[0]
}

/** Stored blocks stay, also when the call fails. */
export async function storeBlock(call: BridgeCall, block: StoredBlock): Promise<void> {
  await call.write(blockCell(hashOf(block)), encodeStoredBlock(block, call.rules))
}

/** Makes a stored block the best one. */
export async function setHead(call: BridgeCall, block: StoredBlock): Promise<void> {
  await call.write(HEAD, encodeStoredBlock(block, call.rules))
  indexHeight(call, block.height, hashOf(block))
}

/** Makes a block of the best chain the one that its height leads to (RSKIP-199). */
export function indexHeight(call: BridgeCall, height: number, hash: Bytes): void {
  if (call.rules.has('rskip199')) call.save(heightCell(height), encodeString(hash))
}

/** The block this far below the best one; undefined when the chain cannot be followed so far. */
export async function readAtDepth(
  call: BridgeCall,
  head: StoredBlock,
  depth: number,
): Promise<StoredBlock | undefined> {
  let block: StoredBlock | undefined = head
  for (let i = 0; i < depth && block !== undefined; i++) {
    await call.pause()
    block = await readBlock(call, parentHashOf(block))
  }
  return block
}

/** Whether a height is one of the best chain's, and not further back than it is searched (RSKIP-199). */
export function isSearched({ rules, constants }: BridgeCall, head: StoredBlock, height: number): boolean {
  const { heightIndexFrom, searchDepth } = constants.bitcoin
  const lowest = head.height - heightIndexFrom > searchDepth ? heightIndexFrom : head.height - searchDepth
  return height <= head.height && (!rules.has('rskip199') || height >= lowest)
}

/** The best chain's block at a height that is searched; undefined when the chain cannot be followed so far. */
export async function readAtHeight(
  call: BridgeCall,
  head: StoredBlock,
  height: number,
): Promise<StoredBlock | undefined> {
  const hash = await readAs(call, heightCell(height), (bytes) => readFixed(decodeRlp(bytes), HASH_BYTES))
  const indexed = hash === undefined ? undefined : await readBlock(call, hash)
  return indexed ?? readAtDepth(call, head, head.height - height)
}
