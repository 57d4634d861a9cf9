import { readFileSync } from 'node:fs'
import { afterAll, expect, it } from 'vitest'
import type { OpenRpcDocument } from '../../../scripts/codegen/openrpc.ts'
import { collectCleanup } from '../../_helpers/cleanup.ts'
import { batchesOf, firstSeed, report } from '../_campaign.ts'
import { createSequences } from './sequences.ts'

/** Sequences of 100 requests, of which 13 in a row are for the 13 combinations of a profile and a kind of network. */
const SIZES = { small: 13, long: 1_001 }
const BATCH = 91
const SEED = firstSeed(1)
/** Part of the requests that must succeed. Others are refused at the door, and reach little of the node. */
const MIN_SUCCEEDED = 1 / 4

const document: OpenRpcDocument = JSON.parse(
  readFileSync(new URL('../../../generated/openrpc.json', import.meta.url), 'utf8'),
)
const { cleanup, run } = collectCleanup()
afterAll(run)

it(`no random request makes an internal error or shows a text of the runtime, from seed ${SEED}`, async () => {
  const sequences = createSequences(document, cleanup)
  for await (const { seed, count } of batchesOf(SIZES, BATCH, SEED)) {
    for (let sequence = seed; sequence < seed + count; sequence++) await sequences.run(sequence)
    report('methods/fuzz', { seed, count, rows: sequences.counts() })
    expect(sequences.faults()).toEqual([])
  }
  for (const [row, { requests, results }] of Object.entries(sequences.counts())) {
    expect(results, row).toBeGreaterThan(requests * MIN_SUCCEEDED)
  }
})
