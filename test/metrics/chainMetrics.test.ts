import { expect, it } from 'vitest'
import { describeChains, describeSharing } from '../../src/metrics/chainMetrics.ts'
import { valuesOf } from './_values.ts'

it('the age of the head is a gauge of chains with more than the genesis block', () => {
  const caches = { entries: 0, size: 0, hits: 0, misses: 0 }
  const figures = (number: number, timestamp: number) => ({
    head: { number, timestamp },
    reorganisations: 0,
    pool: { pending: 0, queued: 0 },
    waitingLogSearches: 0,
    caches: { blocks: caches, state: caches, trieNodes: caches },
  })
  const chains = [['regtest', figures(0, 0)] as const, ['testnet', figures(1, 990)] as const]
  const values = valuesOf(describeChains(chains, 1_000_500))
  expect([values.scion_head_number, values.scion_head_age_seconds]).toEqual([[0, 1], [10.5]])
})

it('a shared chain has a gauge for the writer and one for its lag in seconds', () => {
  const links = new Map([['regtest', { writes: () => true, behindMs: () => 2_500 }]] as const)
  expect(valuesOf(describeSharing(links))).toEqual({ scion_writer: [1], scion_behind_seconds: [2.5] })
})
