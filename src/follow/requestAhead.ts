import type { Bytes } from '../base/bytes.ts'
import { BaseUnavailable } from '../chain/api/errors.ts'
import type { Answers } from '../chain/base/answers.ts'
import { type RemoteBlock, readRemoteBlock } from '../chain/base/remoteBlocks.ts'
import type { Network } from '../chainspec/network.ts'

/** Maximum number of blocks that are requested and not yielded yet. */
const MAX_BLOCKS = 64
/** Maximum bytes of these blocks, if each is as long as the longest so far. One block is always read. */
const MAX_BYTES = 4 * 2 ** 20

/** Heights in the order in which their blocks are yielded, both ends included. */
export interface Heights {
  readonly from: number
  readonly to: number
}

/** A block of an endpoint. It is not kept decoded, because the garbage collector would have to copy it. */
export interface EncodedBlock {
  readonly encoded: Bytes
  readonly number: number
  readonly hash: Bytes
  readonly parentHash: Bytes
}

function toEncoded(found: RemoteBlock | undefined): EncodedBlock | undefined {
  if (found === undefined) return undefined
  const { encoded, hash, header } = found.block
  return { encoded, hash, number: header.number, parentHash: header.parentHash }
}

/**
 * Yields the blocks of endpoints at consecutive rising or falling heights, which are requested ahead. Each is rebuilt from JSON and
 * checked against its hash and its proof of work. Throws `BaseUnavailable` if no endpoint has the next one.
 */
export async function* requestAhead(
  answers: Answers,
  network: Network,
  { from, to }: Heights,
): AsyncGenerator<EncodedBlock> {
  const step = from <= to ? 1 : -1
  const requested: Promise<EncodedBlock | undefined>[] = []
  let longest = MAX_BYTES / MAX_BLOCKS
  let next = from
  for (let number = from; number !== to + step; number += step) {
    while (next !== to + step && requested.length < Math.max(1, Math.floor(MAX_BYTES / longest))) {
      const read = readRemoteBlock(answers, network, { number: next }).then(toEncoded)
      next += step
      read.catch(() => undefined) // thrown when it is its turn
      requested.push(read)
    }
    const found = await requested.shift()
    if (found === undefined) throw new BaseUnavailable(`no endpoint has block ${number}`)
    longest = Math.max(longest, found.encoded.length)
    yield found
  }
}
