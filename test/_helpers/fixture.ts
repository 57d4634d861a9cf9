import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { bundle, readSources } from '../../scripts/codegen/bundle.ts'
import { buildFixture } from '../../scripts/fixture/buildFixture.ts'
import { type Fixture, startFixture } from '../../scripts/fixture/startFixture.ts'
import { RUN_OPTIONS } from './budgets.ts'

/** The document as openrpc/ says it. */
export const document = bundle(readSources(join(import.meta.dirname, '../../openrpc')).node)

/** A folder of its own with the fixture's chains in it. */
export async function buildTemporary(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'scion-built-'))
  await buildFixture(folder)
  return folder
}

/** Builds the fixture's chains once for a file of tests; gives the function that starts nodes on copies of them. */
export function useFixture(): (...args: Tail<Parameters<typeof startFixture>>) => Promise<Fixture> {
  let built = ''
  const open: Fixture[] = []
  beforeAll(async () => {
    built = await buildTemporary()
  })
  afterAll(async () => {
    for (const fixture of open) await fixture.close()
    await rm(built, { recursive: true, force: true })
  })
  return async (settings, options) => {
    const fixture = await startFixture(built, settings, { ...RUN_OPTIONS, ...options })
    open.push(fixture)
    return fixture
  }
}

type Tail<T extends readonly unknown[]> = T extends [unknown, ...infer Rest] ? Rest : never
