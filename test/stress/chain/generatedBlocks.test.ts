import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { regtest } from '../../../src/network/networks/regtest.ts'
import { openStore } from '../../../src/store/openStore.ts'
import type { Store } from '../../../src/store/store.ts'
import { findPostgres, newPlace } from '../../_helpers/postgres.ts'
import { createMovingNetwork } from '../../_helpers/generator/networks.ts'
import { importGenerated, requireHead, requireReadable } from './_importGenerated.ts'
import { requireRoundTrip } from './_roundTrip.ts'

const postgres = await findPostgres()
const BLOCKS = 5_000
const STRIDE = 10

async function openFile(): Promise<Store> {
  const folder = await mkdtemp(join(tmpdir(), 'scion-generated-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return openStore({ kind: 'sqlite', path: join(folder, 'chain') })
}

describe.each([
  { engine: 'SQLite', openFresh: openFile },
  ...(postgres === undefined ? [] : [{ engine: 'PostgreSQL', openFresh: () => openStore(newPlace(postgres)) }]),
])('5,000 generated blocks on $engine', ({ engine, openFresh }) => {
  it.each([
    { name: 'regtest', network: regtest },
    { name: 'moving', network: createMovingNetwork(40) },
  ])('of $name come to the same head, and back', { timeout: 3_600_000 }, async ({ name, network }) => {
    const seed = Date.now() % 2 ** 31
    const start = Date.now()
    const imported = await importGenerated({ seed, blocks: BLOCKS, network }, await openFresh())
    const took = `${Math.round((Date.now() - start) / 1000)} s`
    process.stdout.write(`${engine}, ${name}, seed ${seed}: ${JSON.stringify(imported.outcomes)}, ${took}\n`)
    await requireHead(imported)
    const some = imported.generated.filter((_, index) => index % STRIDE === 0)
    for (const generated of some) await requireReadable(imported, generated)
    expect(imported.outcomes.reorganised).toBeGreaterThan(50)
    await requireRoundTrip(imported, await openFresh())
    await imported.chain.close()
  })
})
