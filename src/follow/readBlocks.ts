import { type Bytes, equalBytes } from '../base/bytes.ts'
import { BaseUnavailable } from '../chain/api/errors.ts'
import type { Answers } from '../chain/base/answers.ts'
import type { SourceBlock } from '../chain/import/ahead/readAhead.ts'
import type { Network } from '../chainspec/network.ts'
import { decodeBlock } from '../primitives/block.ts'
import { requestAhead } from './requestAhead.ts'

/** The blocks to read. */
export interface BlockSpan {
  /** Hash of the block below the first one. */
  readonly parentHash: Bytes
  readonly from: number
  readonly to: number
}

/**
 * Yields consecutive blocks of endpoints, which are requested ahead of the import. Throws `BaseUnavailable` if no endpoint has the
 * next one, or if it is not a child of the one before, because the endpoint has changed its chain meanwhile.
 */
export async function* readBlocks(answers: Answers, network: Network, span: BlockSpan): AsyncGenerator<SourceBlock> {
  if (span.from > span.to) return
  let expected = span.parentHash
  for await (const { encoded, number, parentHash, hash } of requestAhead(answers, network, span)) {
    if (!equalBytes(parentHash, expected))
      throw new BaseUnavailable(`block ${number} of the endpoints was reorganised while it was read`)
    expected = hash
    yield { encoded, decode: () => decodeBlock(encoded, network) }
  }
}
