import type { Mutex } from '../../concurrency/mutex.ts'
import type { Block } from '../../primitives/block.ts'
import type { ChainContext } from '../context.ts'
import { createPrecomputeThreads } from './ahead/precomputeThreads.ts'
import type { SourceBlock } from './ahead/readAhead.ts'
import { type RecordedBlock, recordBlock } from './examineBlock.ts'
import { type ImportOptions, importBlocks } from './importBlocks.ts'
import { type OlderBlocks, requireOlderBlocks } from './olderBlocks.ts'
import type { Imported } from './verifyBlock.ts'

/** Imports blocks of other miners. */
export type Importer = ReturnType<typeof createImporter>

interface ImporterParts {
  /** The miner uses the same one: one of them changes the chain at a time. */
  readonly chainMutex: Mutex
  readonly yieldAfterMs: number
  /** The blocks below the first one, if the chain does not begin with its genesis. */
  readonly older: OlderBlocks | undefined
}

/** Creates an importer. */
export function createImporter(context: ChainContext, { older, ...parts }: ImporterParts) {
  const threads = createPrecomputeThreads(context.network)
  const importAll = async (source: AsyncIterable<SourceBlock>, options: ImportOptions = {}): Promise<void> => {
    if (older !== undefined) await requireOlderBlocks(older)
    return importBlocks({ context, threads, ...parts }, source, options)
  }
  return {
    /** Imports the blocks of a source; see {@link importBlocks}. Throws `BelowBase` if older blocks are missing. */
    importBlocks: importAll,
    /** Imports a block whose parent is stored. Throws `BlockRefused`, and stores nothing then. */
    async importBlock(block: Block): Promise<Imported> {
      const outcomes: Imported[] = []
      await importAll(sourceOf(block), { onImported: (_, outcome) => void outcomes.push(outcome) })
      const [outcome] = outcomes
      if (outcome === undefined) throw new Error(`block ${block.header.number} was not imported`)
      return outcome
    },
    /** Verifies a block again, and returns what that has read; see {@link recordBlock}. */
    recordBlock: (block: Block): Promise<RecordedBlock> => recordBlock(context, block),
    /** Ends the threads of imports. */
    close: (): Promise<void> => threads.close(),
  }
}

async function* sourceOf(block: Block): AsyncGenerator<SourceBlock> {
  yield { encoded: block.encoded, decode: () => block }
}
