import { LRUCache } from 'lru-cache'
import { type Bytes, equalBytes } from '../../base/bytes.ts'
import { atMost } from '../../base/cacheBounds.ts'
import { toHex } from '../../base/hex.ts'
import { mapKey } from '../../base/mapKey.ts'
import type { Network } from '../../chainspec/network.ts'
import type { Block } from '../../primitives/block.ts'
import { type RemoteBody, toBlock, toBody } from '../../remote/blocks.ts'
import { WrongAnswer } from '../../remote/errors.ts'
import { toHeader } from '../../remote/headers.ts'
import type { BlockRow } from '../../storage/store.ts'
import { BaseUnavailable } from '../api/errors.ts'
import { type Answers, type Question, toQuantity } from './answers.ts'

/** Maximum size of the rows in memory, in bytes. */
const MAX_BYTES = 32 * 2 ** 20
/** Memory of a row without its block. */
const ROW_BYTES = 500
/** Maximum number of hashes in memory, by height. */
const MAX_HASHES = 100_000

/** A block of an endpoint, with the total difficulty that it states. */
export interface RemoteBlock {
  readonly block: Block
  readonly totalDifficulty: bigint
}

/** A block that an endpoint is asked for. */
export type AskedBlock = { readonly hash: Bytes } | { readonly number: number }

/**
 * Rebuilds a block of an endpoint, and checks its hash and that it is the one that was asked for. Undefined if the endpoint
 * does not have it.
 */
export async function readRemoteBlock(
  answers: Answers,
  network: Network,
  asked: AskedBlock,
): Promise<RemoteBlock | undefined> {
  const question: Question =
    'hash' in asked
      ? ['eth_getBlockByHash', [toHex(asked.hash), true]]
      : ['eth_getBlockByNumber', [toQuantity(asked.number), true]]
  const body = await answers.read([question], ([answer = null]) =>
    answer === null ? undefined : requireAsked(toBody(answer, network), asked),
  )
  if (body === undefined) return undefined
  const { hash, uncleHashes, totalDifficulty } = body
  const uncles = uncleHashes.map((_, index) => askUncle(hash, index))
  const block = await answers.read(uncles, (found) =>
    toBlock(
      body,
      found.map((json) => toHeader(json, network, 'uncle').header),
    ),
  )
  return { block, totalDifficulty }
}

/** Returns a block if it is the one that was asked for. Throws `WrongAnswer`. */
function requireAsked(body: RemoteBody, asked: AskedBlock): RemoteBody {
  const { hash, header } = body
  const isAsked = 'hash' in asked ? equalBytes(hash, asked.hash) : header.number === asked.number
  if (isAsked) return body
  const name = 'hash' in asked ? toHex(asked.hash) : String(asked.number)
  throw new WrongAnswer(`block ${name}`, 'it', `is another block: ${header.number} (${toHex(hash)})`)
}

/** Returns the question for an uncle of a block. */
export const askUncle = (blockHash: Bytes, index: number): Question => [
  'eth_getUncleByBlockHashAndIndex',
  [toHex(blockHash), toQuantity(index)],
]

/**
 * Returns the base and the blocks below it, through an endpoint. Hashes of blocks are checked against the header and,
 * where the child is known, against its parent hash.
 */
export function createRemoteBlocks(answers: Answers, network: Network, base: RemoteBlock) {
  const { number } = base.block.header
  const rows = new LRUCache<string, BlockRow>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ encoded }) => encoded.length + ROW_BYTES,
  })
  /** Hashes by height, from blocks and from the parent hashes of blocks. */
  const hashes = new LRUCache<number, Bytes>(atMost(MAX_HASHES))

  function remember(remote: RemoteBlock): BlockRow {
    const { hash, header } = remote.block
    const known = hashes.get(header.number)
    if (known !== undefined && !equalBytes(known, hash)) throw differs(header.number, known)
    const row = toRow(remote)
    rows.set(mapKey(hash), row)
    hashes.set(header.number, hash)
    if (header.number > 0) hashes.set(header.number - 1, header.parentHash)
    return row
  }

  async function getBlockAt(height: number): Promise<BlockRow | undefined> {
    const hash = hashes.get(height)
    const known = hash && rows.get(mapKey(hash))
    if (known !== undefined) return known
    const found = await readRemoteBlock(answers, network, hash === undefined ? { number: height } : { hash })
    if (found === undefined) return undefined
    if (found.block.header.number !== height) throw differs(height, hash)
    return remember(found)
  }

  remember(base)
  return {
    getBlockAt,
    async getBlock(hash: Bytes): Promise<BlockRow | undefined> {
      const name = mapKey(hash)
      const known = rows.get(name)
      if (known !== undefined) return known
      const found = await readRemoteBlock(answers, network, { hash })
      const height = found?.block.header.number
      if (found === undefined || height === undefined || height > number) return undefined
      const canonical = await getBlockAt(height)
      if (canonical !== undefined && equalBytes(canonical.hash, hash)) return canonical
      const side = toRow(found)
      rows.set(name, side)
      return side
    },
    /** Returns the hash of the block at a height, if it is known without asking. */
    knownHashAt: (height: number): Bytes | undefined => hashes.get(height),
    getHashAt: async (height: number): Promise<Bytes | undefined> =>
      hashes.get(height) ?? (await getBlockAt(height))?.hash,
    /** Reads blocks before they are needed, which one batch carries. Failures are left to the read that needs them. */
    async prefetch(from: number, to: number): Promise<void> {
      const first = Math.max(from, 0)
      const count = Math.max(0, Math.min(to, number) - first + 1)
      await Promise.allSettled(Array.from({ length: count }, (_, index) => getBlockAt(first + index)))
    },
  }
}

/** Returns a block as the store would have it. */
export function toRow({ block, totalDifficulty }: RemoteBlock): BlockRow {
  const { hash, header, encoded } = block
  return { hash, number: header.number, parentHash: header.parentHash, totalDifficulty, encoded }
}

/** Returns the error about a block of the endpoint that is not the one of this chain. */
export function differs(height: number, expected: Bytes | undefined): BaseUnavailable {
  const hash = expected === undefined ? '' : ` with hash ${toHex(expected)}`
  return new BaseUnavailable(`the endpoint returned another block than ${height}${hash}; it may have been reorganised`)
}
