import { BaseUnavailable } from '../chain/api/errors.ts'
import type { Answers } from '../chain/base/answers.ts'
import type { OlderBlocks } from '../chain/import/olderBlocks.ts'
import { BlockRefused } from '../chain/import/rules/blockRefused.ts'
import type { Network } from '../chainspec/network.ts'
import { type Block, decodeBlock } from '../primitives/block.ts'
import { requestAhead } from './requestAhead.ts'

/** Maximum number of blocks that are checked and written at once. */
const BATCH_BLOCKS = 64
/** Maximum bytes of these blocks, unless one is longer. */
const BATCH_BYTES = 4 * 2 ** 20

export interface OlderReading {
  readonly answers: Answers
  readonly network: Network
  readonly older: OlderBlocks
  /** Height of the lowest block to read. */
  readonly to: number
  /** Returns whether to go on. Called before each write. */
  continues(): boolean
}

/**
 * Reads the blocks below the base of a chain from endpoints, newest first, without execution. Blocks that were written stay if it
 * ends early. Throws `BaseUnavailable` if no endpoint returns the next one.
 */
export async function readOlder({ answers, network, older, to, continues }: OlderReading): Promise<void> {
  const lowest = await older.readLowest()
  if (lowest <= to) return
  let [batch, bytes]: [Block[], number] = [[], 0]
  const write = async () => {
    await older.insert(batch).catch(explain)
    ;[batch, bytes] = [[], 0]
  }
  for await (const { encoded } of requestAhead(answers, network, { from: lowest - 1, to })) {
    if (!continues()) return
    batch.push(decodeBlock(encoded, network))
    bytes += encoded.length
    if (batch.length === BATCH_BLOCKS || bytes >= BATCH_BYTES) await write()
  }
  if (batch.length > 0 && continues()) await write()
}

/** A block with the hash that its child names and with work can only be refused if the endpoints have another chain below. */
function explain(error: unknown): never {
  if (!(error instanceof BlockRefused)) throw error
  throw new BaseUnavailable(`the endpoints have other blocks below the base: ${error.message}`)
}
