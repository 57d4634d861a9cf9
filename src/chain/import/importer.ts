import type { Mutex } from '../../concurrency/mutex.ts'
import type { Block } from '../../primitives/block.ts'
import type { ChainContext } from '../context.ts'
import { createPrecomputeThreads } from './ahead/precomputeThreads.ts'
import type { SourceBlock } from './ahead/readAhead.ts'
import { type Imported, importBlock } from './importBlock.ts'
import { type ImportOptions, importBlocks } from './importBlocks.ts'

/** Imports blocks of other miners. */
export type Importer = ReturnType<typeof createImporter>

/** Creates an importer. The miner uses the same mutex: one of them changes the chain at a time. */
export function createImporter(context: ChainContext, chainMutex: Mutex, yieldAfterMs: number) {
  const threads = createPrecomputeThreads(context.network)
  return {
    /** Imports a block whose parent is stored; see {@link importBlock}. */
    importBlock: (block: Block): Promise<Imported> => chainMutex.run(() => importBlock(context, block)),
    /** Imports the blocks of a source; see {@link importBlocks}. */
    importBlocks: (source: AsyncIterable<SourceBlock>, options: ImportOptions = {}): Promise<void> =>
      importBlocks({ context, chainMutex, threads, yieldAfterMs }, source, options),
    /** Ends the threads of imports. */
    close: (): Promise<void> => threads.close(),
  }
}
