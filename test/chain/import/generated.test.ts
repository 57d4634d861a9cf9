import { describe, expect, it } from 'vitest'
import { regtest } from '../../../src/network/networks/regtest.ts'
import { openStore } from '../../../src/store/openStore.ts'
import { findPostgres, newPlace } from '../../_helpers/postgres.ts'
import { createMovingNetwork } from '../../_helpers/generator/networks.ts'
import { importGenerated, requireHead, requireLogs, requireReadable } from './_importGenerated.ts'
import { requireRoundTrip } from './_roundTrip.ts'

const postgres = await findPostgres()
const BLOCKS = 300
/** PostgreSQL, where a question takes longer, gets fewer blocks, and reads one in so many of them. */
const POSTGRES_BLOCKS = 120
const STRIDE = 10

describe.each([
  { name: 'regtest', network: regtest, seed: 1 },
  { name: 'a network that passes through every header version', network: createMovingNetwork(12), seed: 2 },
])('generated blocks of $name', ({ network, seed }) => {
  const plan = { seed, blocks: BLOCKS, network }

  it('come to the same head on SQLite, all of them readable, and back', async () => {
    const imported = await importGenerated(plan, await openStore({ kind: 'sqlite', path: ':memory:' }))
    await requireHead(imported)
    for (const generated of imported.generated) await requireReadable(imported, generated)
    expect(await requireLogs(imported)).toBeGreaterThan(100)
    expect(imported.outcomes.side).toBeGreaterThan(10)
    expect(imported.outcomes.reorganised).toBeGreaterThan(5)
    await requireRoundTrip(imported, await openStore({ kind: 'sqlite', path: ':memory:' }))
    await imported.chain.close()
  })

  it.skipIf(postgres === undefined)('come to the same head on PostgreSQL', async () => {
    const imported = await importGenerated(
      { ...plan, blocks: POSTGRES_BLOCKS },
      await openStore(newPlace(postgres ?? '')),
    )
    await requireHead(imported)
    const some = imported.generated.filter((_, index) => index % STRIDE === 0)
    for (const generated of some) await requireReadable(imported, generated)
    expect(await requireLogs(imported)).toBeGreaterThan(30)
    await imported.chain.close()
  })
})
