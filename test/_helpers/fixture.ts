import { join } from 'node:path'
import { afterAll, inject } from 'vitest'
import { bundle, readSources } from '../../scripts/codegen/bundle.ts'
import { type Fixture, startFixture } from '../../scripts/fixture/startFixture.ts'
import { RUN_OPTIONS } from './budgets.ts'

/** The document as openrpc/ says it. */
export const document = bundle(readSources(join(import.meta.dirname, '../../openrpc')).node)

/** Returns the folder of the fixture's chains, which all files of a run share: read it, or start nodes on copies of it. */
export async function builtFixture(): Promise<string> {
  const response = await fetch(inject('fixtureBuilder'))
  const text = await response.text()
  if (!response.ok) throw new Error(`the fixture cannot be built: ${text}`)
  return text
}

/** Returns the function that starts nodes on copies of the fixture's chains; they end with the file's tests. */
export function useFixture(): (...args: Tail<Parameters<typeof startFixture>>) => Promise<Fixture> {
  const open: Fixture[] = []
  afterAll(() => Promise.all(open.map((fixture) => fixture.close())))
  return async (settings, options) => {
    const fixture = await startFixture(await builtFixture(), settings, { ...RUN_OPTIONS, ...options })
    open.push(fixture)
    return fixture
  }
}

type Tail<T extends readonly unknown[]> = T extends [unknown, ...infer Rest] ? Rest : never
