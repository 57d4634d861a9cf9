import { type Bytes, equalBytes, HASH_BYTES } from '../../base/bytes.ts'
import { encodeString } from '../../base/encodeRlp.ts'
import { toHex } from '../../base/hex.ts'
import { decodeRlp } from '../../base/rlp.ts'
import { decodeBitcoinHeader } from '../../bitcoin/header.ts'
import { decodeCompactTarget } from '../../bitcoin/target.ts'
import type { BitcoinNetwork } from '../../chainspec/bridgeConstants.ts'
import type { BridgeCall, BridgeReader } from '../bridgeCall.ts'
import { hashedEntry, readFixed, type StorageEntry, storageEntry } from '../storageEntry.ts'
import { readEntry } from '../storedValue.ts'
import {
  decodeStoredBlock,
  encodeStoredBlock,
  hashOf,
  parentHashOf,
  type StoredBlock,
  workOfTarget,
} from './storedBlock.ts'

const HEAD = storageEntry('blockStoreChainHead')

const blockEntry = (hash: Bytes): StorageEntry => ({ name: `Bitcoin block ${toHex(hash)}`, slot: hash })
const heightEntry = (height: number) => hashedEntry('btcBlockHeight', height)

/**
 * Returns the Bitcoin blocks that the Bridge knows without storage: the first block and, if the network has it, a
 * checkpoint.
 */
export function firstBlocks({ genesisHeader, checkpoints }: BitcoinNetwork): readonly [StoredBlock, ...StoredBlock[]] {
  const target = decodeCompactTarget(decodeBitcoinHeader(genesisHeader).bits)
  const genesis = { height: 0, work: workOfTarget(target), header: genesisHeader }
  return checkpoints === undefined ? [genesis] : [genesis, checkpoints.first]
}

/** Returns the block of a hash in display order, on the best chain or beside it. */
export async function readBlock(call: BridgeReader, hash: Bytes): Promise<StoredBlock | undefined> {
  const known = await readEntry(call, blockEntry(hash), decodeStoredBlock)
  return known ?? firstBlocks(call.constants.bitcoin).find((block) => equalBytes(hashOf(block), hash))
}

/** Returns the best block, at first the last of {@link firstBlocks}. */
export async function readBestBlock(call: BridgeReader): Promise<StoredBlock> {
  const blocks = firstBlocks(call.constants.bitcoin)
  return (await readEntry(call, HEAD, decodeStoredBlock)) ?? blocks.at(-1) ?? blocks[0]
}

/** Returns the best block. The first read writes {@link firstBlocks}, as in the reference node. */
export async function openBitcoinChain(call: BridgeCall): Promise<StoredBlock> {
  const head = await readEntry(call, HEAD, decodeStoredBlock)
  if (head !== undefined) return head
  const blocks = firstBlocks(call.constants.bitcoin)
  for (const block of blocks) {
    await storeBlock(call, block)
    await setHead(call, block)
  }
  return blocks.at(-1) ?? blocks[0]
}

/** Writes a block immediately. It remains stored even if the call fails. */
export async function storeBlock(call: BridgeCall, block: StoredBlock): Promise<void> {
  await call.write(blockEntry(hashOf(block)), encodeStoredBlock(block, call.rules))
}

/** Makes a stored block the best block. */
export async function setHead(call: BridgeCall, block: StoredBlock): Promise<void> {
  await call.write(HEAD, encodeStoredBlock(block, call.rules))
  indexHeight(call, block.height, hashOf(block))
}

/** Indexes a block of the best chain by its height (RSKIP-199). */
export function indexHeight(call: BridgeCall, height: number, hash: Bytes): void {
  if (call.rules.has('rskip199')) call.save(heightEntry(height), encodeString(hash))
}

/** Returns the block at this depth below `head`; undefined if an ancestor is not stored. */
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

/** Whether the best chain has a height, and it is within the depth that is searched (RSKIP-199). */
export function isSearched({ rules, constants }: BridgeCall, head: StoredBlock, height: number): boolean {
  const { heightIndexFrom, searchDepth } = constants.bitcoin
  const lowest = head.height - heightIndexFrom > searchDepth ? heightIndexFrom : head.height - searchDepth
  return height <= head.height && (!rules.has('rskip199') || height >= lowest)
}

/** Returns the best chain's block at a height; undefined if an ancestor is not stored. The height must be searched. */
export async function readAtHeight(
  call: BridgeCall,
  head: StoredBlock,
  height: number,
): Promise<StoredBlock | undefined> {
  const hash = await readEntry(call, heightEntry(height), (bytes) => readFixed(decodeRlp(bytes), HASH_BYTES))
  const indexed = hash === undefined ? undefined : await readBlock(call, hash)
  return indexed ?? readAtDepth(call, head, head.height - height)
}
