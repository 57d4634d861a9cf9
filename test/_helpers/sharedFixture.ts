import { inject } from 'vitest'
import type { Fixture } from '../../scripts/fixture/startFixture.ts'
import { call } from './wire.ts'

/** The node on the fixture's chains that all files of a run share. Only for requests that change nothing there. */
export async function sharedFixture(): Promise<Pick<Fixture, 'url'>> {
  const response = await fetch(inject('fixtureStarter'))
  const base = await response.text()
  if (!response.ok) throw new Error(`the fixture's node cannot start: ${base}`)
  return { url: (path = '') => base + path }
}

/** Asks the shared node about regtest, whose head is block 5, and returns the body of its answer. */
export async function askFixture(method: string, ...params: readonly unknown[]) {
  const { url } = await sharedFixture()
  return (await call(url('regtest'), method, params)).body
}
