import type { TracePrinter } from '../../../src/chain/api/traces.ts'
import type { Chain } from '../../../src/chain/openChain.ts'
import { regtest } from '../../../src/chainspec/regtest.ts'
import { tracePrinter } from '../../../src/wire/traces/tracePrinter.ts'
import { LIMITS, MINES_ON_DEMAND, openTestChain } from '../../_helpers/chain.ts'
import { readRecorded } from '../../_helpers/recorded.ts'
import { parseExport } from '../../_helpers/recordedChain.ts'

/** The longest trace has a hundred million characters. */
const MAX_CHARACTERS = 2 ** 29

/** Opens a chain with all blocks of the recorded chain A, including the side blocks. */
export async function openChainA(printer: TracePrinter = tracePrinter): Promise<Chain> {
  const [, ...main] = parseExport(readRecorded('chainA/export-blocks.csv'))
  const blocks = [...main, ...parseExport(readRecorded('chainA/export-side-blocks.csv'))]
  const newest = Math.max(...blocks.map(({ header }) => header.timestamp))
  const chain = await openTestChain({
    network: regtest,
    submitting: MINES_ON_DEMAND,
    clock: { nowMs: () => (newest + 5) * 1000 },
    limits: { ...LIMITS, traceCharacters: MAX_CHARACTERS },
    tracePrinter: printer,
  })
  for (const block of blocks) await chain.importer.importBlock(block)
  return chain
}

/** The heights of chain A after genesis. */
export const HEIGHTS = Array.from({ length: 101 }, (_, index) => index + 1)

/** Selects the main chain's block at a height. */
export const atHeight = (number: number) => ({ kind: 'number', number, asked: `${number}` }) as const
