import type { SourceBlock } from '../../../src/chain/import/ahead/readAhead.ts'
import type { Chain } from '../../../src/chain/openChain.ts'
import { type Block, decodeBlock } from '../../../src/primitives/block.ts'

type Several<T> = Iterable<T> | AsyncIterable<T>

async function* listSources(
  blocks: Several<Pick<Block, 'encoded'>>,
  decode: (block: Pick<Block, 'encoded'>) => Block,
): AsyncGenerator<SourceBlock> {
  for await (const block of blocks) yield { encoded: block.encoded, decode: () => decode(block) }
}

/** The outcomes of blocks that were imported, and the error that ended the import. */
export interface ImportedTogether {
  readonly outcomes: readonly string[]
  readonly error: unknown
}

/** Imports blocks together, from their bytes. */
export function importTogether(chain: Chain, blocks: Several<Pick<Block, 'encoded'>>): Promise<ImportedTogether> {
  return importSources(
    chain,
    listSources(blocks, ({ encoded }) => decodeBlock(encoded, chain.network)),
  )
}

/** Imports the blocks of a source together. */
export async function importSources(
  { importer }: Chain,
  source: AsyncIterable<SourceBlock>,
  signal?: AbortSignal,
): Promise<ImportedTogether> {
  const outcomes: string[] = []
  try {
    const onImported = (_: Block, outcome: string) => void outcomes.push(outcome)
    await importer.importBlocks(source, { onImported, ...(signal && { signal }) })
    return { outcomes, error: undefined }
  } catch (error) {
    return { outcomes, error }
  }
}

/** A source of blocks that are not decoded: the encoding of some has no decoded form. */
export async function* sourceOf(...blocks: readonly Block[]): AsyncGenerator<SourceBlock> {
  for (const block of blocks) yield { encoded: block.encoded, decode: () => block }
}
