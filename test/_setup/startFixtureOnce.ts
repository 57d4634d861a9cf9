import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildFixture } from '../../scripts/fixture/buildFixture.ts'
import { startFixture } from '../../scripts/fixture/startFixture.ts'
import type { Shared } from './onDemand.ts'
import { type Extreme, optionsOf } from './runBudgets.ts'

/** A node on fixture chains of its own, which go with it. */
export async function startFixtureOnce(extreme: Extreme | undefined): Promise<Shared> {
  const built = await mkdtemp(join(tmpdir(), 'scion-built-'))
  try {
    await buildFixture(built)
    const fixture = await startFixture(built, {}, optionsOf(extreme))
    return { url: fixture.url(), stop: fixture.close }
  } finally {
    await rm(built, { recursive: true, force: true })
  }
}
