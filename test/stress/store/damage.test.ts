import { expect, it } from 'vitest'
import { batchesOf, firstSeed, report, timeoutOf } from '../_campaign.ts'
import { runDamages } from './damage.ts'

/** Copies that are damaged, each in one way. */
const SIZES = { small: 100, long: 10_000 }
/** Copies of one database. */
const COPIES = 100
const SEED = firstSeed(1)
/** Enough for several of each kind of damage. */
const COPIES_FOR_ALL_KINDS = 100

it(`damaged copies of a SQLite database, from seed ${SEED}, are refused or have every row as before`, {
  timeout: timeoutOf(),
}, async () => {
  for await (const batch of batchesOf(SIZES, COPIES, SEED)) {
    const counts = await runDamages(batch.seed, batch.count)
    report('store/damage', { ...batch, ...counts })
    if (batch.count < COPIES_FOR_ALL_KINDS) continue
    // Behind the end of what is written there is nothing to find.
    for (const damage of ['file flip', 'file cut', 'file swap', '-wal flip', '-wal cut']) {
      expect(counts[`${damage} reported`] ?? 0, damage).toBeGreaterThan(counts[`${damage} harmless`] ?? 0)
    }
  }
})
