import { expect, it } from 'vitest'
import { openStore } from '../../../src/storage/openStore.ts'
import { createRandom } from '../../_helpers/random.ts'
import { temporaryFolder } from '../../_helpers/temporary.ts'
import { fileIn } from '../../storage/engines.ts'
import { copyOf, writeAndKill } from '../../storage/sqlite/_killed.ts'
import { batchesOf, firstSeed, report } from '../_campaign.ts'

const SIZES = { small: 3, long: 1_000 }
/** Kills on one database. */
const KILLS = 20
const SEED = firstSeed(3)
const MAX_WRITES = 600

/**
 * Kills a process that writes and checkpoints, each time after a number of writes that the seed decides. Throws if the next
 * process cannot open the database, or if an acknowledged block is missing. Returns the height that was reached.
 */
async function runKills(seed: number, kills: number): Promise<number> {
  const below = createRandom(seed)
  const folder = await temporaryFolder()
  let height = 0
  for (let kill = 1; kill <= kills; kill++) {
    const acknowledged = await writeAndKill(fileIn(folder), 1 + below(MAX_WRITES))
    const store = await openStore(await copyOf(folder))
    height = (await store.blocks.getHead())?.number ?? -1
    await store.close()
    if (height < acknowledged) throw new Error(`seed ${seed}, kill ${kill}: block ${acknowledged} is lost`)
  }
  return height
}

it(`kills while a SQLite database is written and checkpointed, from seed ${SEED}, lose no acknowledged block`, async () => {
  for await (const batch of batchesOf(SIZES, KILLS, SEED)) {
    const height = await runKills(batch.seed, batch.count)
    report('store/checkpoints', { ...batch, height })
    expect(height).toBeGreaterThanOrEqual(0)
  }
})
