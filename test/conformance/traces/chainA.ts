import { parseExportLine } from '../../../src/chain/import/exportLine.ts'
import type { Chain } from '../../../src/chain/openChain.ts'
import { regtest } from '../../../src/network/networks/regtest.ts'
import { LIMITS, MINES_ON_DEMAND, openTestChain } from '../../_helpers/chain.ts'
import { readVectorText } from '../../_helpers/vectors.ts'

const read = (file: string) =>
  readVectorText(`recorded/chainA/${file}`)
    .trim()
    .split('\n')
    .map((line) => parseExportLine(line, regtest))

/** Some recorded transactions have a hundred thousand opcodes. */
const CHARACTERS = 2 ** 29

/** A chain with all blocks of the recorded chain A, also those beside the main chain. */
export async function openChainA(): Promise<Chain> {
  const blocks = [...read('export-blocks.csv').slice(1), ...read('export-side-blocks.csv')]
  const newest = Math.max(...blocks.map(({ header }) => header.timestamp))
  const chain = await openTestChain({
    network: regtest,
    submitting: MINES_ON_DEMAND,
    clock: { nowMs: () => (newest + 5) * 1000 },
    limits: { ...LIMITS, traceCharacters: CHARACTERS },
  })
  for (const block of blocks) await chain.importer.importBlock(block)
  return chain
}

/** A number of the main chain's block, as what asks for it. */
export const atHeight = (number: number) => ({ kind: 'number', number, asked: `${number}` }) as const
