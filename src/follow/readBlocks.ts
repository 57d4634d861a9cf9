import { type Bytes, equalBytes } from '../base/bytes.ts'
import { BaseUnavailable } from '../chain/api/errors.ts'
import type { Answers } from '../chain/base/answers.ts'
import { type RemoteBlock, readRemoteBlock } from '../chain/base/remoteBlocks.ts'
import type { SourceBlock } from '../chain/import/ahead/readAhead.ts'
import type { Network } from '../chainspec/network.ts'
import { decodeBlock } from '../primitives/block.ts'

/** Maximum number of blocks that are requested and not yielded yet. */
const MAX_BLOCKS = 64
/** Maximum bytes of these blocks, if each is as long as the longest so far. One block is always read. */
const MAX_BYTES = 4 * 2 ** 20

/** The blocks to read. */
export interface BlockSpan {
  /** Hash of the block below the first one. */
  readonly parentHash: Bytes
  readonly from: number
  readonly to: number
}

/**
 * Yields consecutive blocks of endpoints, which are requested ahead of the import. Each is rebuilt from JSON and checked
 * against its hash and its proof of work. Throws `BaseUnavailable` if no endpoint has the next one, or if it is not a
 * child of the one before, because the endpoint has changed its chain meanwhile.
 */
export async function* readBlocks(answers: Answers, network: Network, span: BlockSpan): AsyncGenerator<SourceBlock> {
  const requested: Promise<RemoteBlock | undefined>[] = []
  let longest = MAX_BYTES / MAX_BLOCKS
  let { parentHash, from: next } = span
  for (let number = span.from; number <= span.to; number++) {
    while (next <= span.to && requested.length < Math.max(1, Math.floor(MAX_BYTES / longest))) {
      const read = readRemoteBlock(answers, network, { number: next++ })
      read.catch(() => undefined) // thrown when it is its turn
      requested.push(read)
    }
    const found = await requested.shift()
    if (found === undefined) throw new BaseUnavailable(`no endpoint has block ${number}`)
    const { encoded, header, hash } = found.block
    if (!equalBytes(header.parentHash, parentHash))
      throw new BaseUnavailable(`block ${number} of the endpoints was reorganised while it was read`)
    parentHash = hash
    longest = Math.max(longest, encoded.length)
    yield { encoded, decode: () => decodeBlock(encoded, network) }
  }
}
