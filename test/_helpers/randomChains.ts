import { readRecorded } from './recorded.ts'
import { parseExport } from './recordedChain.ts'
import { openRegtest } from './regtest.ts'

/** The recorded chains of random transactions that `npm test` imports, one of each kind; the stress tier imports the others. */
export const RANDOM_CHAINS: readonly string[] = ['bridge-103.csv', 'mix-12.csv', 'sib-601.csv']

/** Imports a recorded chain of random transactions; returns the number of its blocks. Throws if a block is refused. */
export async function importRandomChain(name: string): Promise<number> {
  const chain = await openRegtest()
  const blocks = parseExport(readRecorded(`random/${name}`))
  for (const block of blocks) await chain.importer.importBlock(block)
  return blocks.length
}
