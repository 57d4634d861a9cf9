import { onTestFinished } from 'vitest'
import type { BlockSelector } from '../../../../src/chain/api/engine.ts'
import type { ExternalMining, SubmittedBlock, Work } from '../../../../src/chain/api/externalMining.ts'
import type { Chain, ChainSetup } from '../../../../src/chain/openChain.ts'
import { type BitcoinPlan, type MinedBitcoin, mineBitcoin } from '../../../_helpers/bitcoinMiner.ts'
import { MINES_ON_DEMAND, openTestChain } from '../../../_helpers/chain.ts'

export const LATEST: BlockSelector = { kind: 'latest' }

/** Opens a chain that only external miners extend, closed at the end of the test. */
export async function openExternallyMined(setup: Partial<ChainSetup> = {}): Promise<Chain> {
  const chain = await openTestChain({ submitting: MINES_ON_DEMAND, ...setup })
  onTestFinished(() => chain.close())
  return chain
}

/** The three forms of a submitted Bitcoin block. */
export const FORMS: readonly (readonly [
  string,
  (to: ExternalMining, mined: MinedBitcoin) => Promise<SubmittedBlock>,
])[] = [
  ['as a whole', (work, { block }) => work.submitBlock(block)],
  ['as ids of transactions', (work, mined) => work.submitTransactions(mined)],
  [
    'as merkle hashes',
    (work, mined) => work.submitMerkleHashes({ ...mined, transactionCount: mined.transactionIds.length }),
  ],
]

/** Mines a Bitcoin block for the work and submits it. */
export function complete(
  { work }: Chain,
  { hashForMergedMining, target }: Work,
  plan: Partial<BitcoinPlan> = {},
): Promise<SubmittedBlock> {
  return work.submitBlock(mineBitcoin({ hashForMergedMining, target, ...plan }).block)
}

export async function headOf({ reads }: Chain) {
  const head = await reads.findBlock(LATEST)
  if (head === undefined) throw new Error('there is always a head')
  return head
}
