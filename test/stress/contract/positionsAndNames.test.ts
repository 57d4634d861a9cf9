import { beforeAll, expect, it } from 'vitest'
import { sharedFixture } from '../../_helpers/sharedFixture.ts'
import { compareForms, MAX_COMPARED } from '../../contract/_bothForms.ts'
import { batchesOf, firstSeed, report } from '../_campaign.ts'

const SIZES = { small: 1_000, long: 10_000 }
const BATCH = 1_000
const SEED = firstSeed(1)

beforeAll(sharedFixture)

it(`random requests from seed ${SEED} are answered alike by position and by name`, async () => {
  for await (const { seed, count } of batchesOf(SIZES, BATCH, SEED)) {
    let succeeded = 0
    for (let done = 0; done < count; done += MAX_COMPARED) {
      succeeded += await compareForms(seed + done, Math.min(MAX_COMPARED, count - done))
    }
    report('contract/positionsAndNames', { seed, count, succeeded })
    if (count === BATCH) expect(succeeded).toBeGreaterThan(count / 3)
  }
})
