import { describe, expect, it, onTestFinished } from 'vitest'
import { regtest } from '../../../src/chainspec/regtest.ts'
import { openStore } from '../../../src/storage/openStore.ts'
import { createMovingNetwork } from '../../_helpers/generator/networks.ts'
import { importGenerated, requireHead, requireLogs, requireReadable } from '../../chain/import/_importGenerated.ts'
import { requireRoundTrip } from '../../chain/import/_roundTrip.ts'
import { ENGINES } from '../../storage/engines.ts'
import { countOf, firstSeed, isLong, report } from '../_campaign.ts'

const BLOCKS = countOf({ small: 80, long: 5_000 })
/** Upgrades of the moving network are so many blocks apart, so that a short chain passes through all of them. */
const SPAN = Math.min(40, Math.ceil(BLOCKS / 25))
/** One block in so many is read with its state. */
const STRIDE = 10

const networks = [
  { name: 'regtest', network: regtest, seed: firstSeed(1) },
  { name: 'every header version', network: createMovingNetwork(SPAN), seed: firstSeed(2) },
]

describe.each(ENGINES)('generated blocks on $name', (engine) => {
  // Small runs import each network into one store, in turn.
  const turn = ENGINES.indexOf(engine)
  const some = networks.filter((_, index) => isLong || index % ENGINES.length === turn)
  const openFresh = async () => openStore(await engine.newPlace())

  it.each(some)(
    `${BLOCKS} generated blocks of $name, seed $seed, reach the generator's head on ${engine.name}, and the exported chain does again`,
    async ({ name, network, seed }) => {
      const begunAt = performance.now()
      const imported = await importGenerated({ seed, blocks: BLOCKS, network }, await openFresh())
      onTestFinished(() => imported.chain.close())
      await requireHead(imported)
      const sample = imported.generated.filter((_, index) => index % STRIDE === 0)
      for (const generated of sample) await requireReadable(imported, generated)
      const logs = await requireLogs(imported)
      await requireRoundTrip(imported, await openFresh())
      const seconds = Math.round((performance.now() - begunAt) / 1_000)
      report('chain/generatedBlocks', {
        ...{ seed, count: BLOCKS, store: engine.name, network: name },
        ...{ ...imported.outcomes, logs, seconds },
      })
      expect(imported.outcomes.reorganised ?? 0).toBeGreaterThanOrEqual(Math.floor(BLOCKS / 100))
    },
  )
})
