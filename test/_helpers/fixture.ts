import { join } from 'node:path'
import { afterAll, inject } from 'vitest'
import { bundle, readSources } from '../../scripts/codegen/bundle.ts'
import { type Fixture, startFixture } from '../../scripts/fixture/startFixture.ts'
import { RUN_OPTIONS } from './budgets.ts'
import { type Asked, askAt } from './wire.ts'

/** The document as openrpc/ says it. */
export const document = bundle(readSources(join(import.meta.dirname, '../../openrpc')).node)

/** Returns the folder of the fixture's chains, which all files of a run share: read it, or start nodes on copies of it. */
export async function builtFixture(): Promise<string> {
  const response = await fetch(inject('fixtureBuilder'))
  const text = await response.text()
  if (!response.ok) throw new Error(`the fixture cannot be built: ${text}`)
  return text
}

export type Settings = Tail<Parameters<typeof startFixture>>

/** A node on a copy of the fixture's chains. `ask` and `askResult` call regtest. */
export interface TestNode extends Fixture, Asked {}

/** Starts a node on a copy of the fixture's chains. `settings` and `options` replace those of the fixture. */
export async function startCopy(...[settings, options]: Settings): Promise<TestNode> {
  const node = await startFixture(await builtFixture(), settings, { ...RUN_OPTIONS, ...options })
  return { ...node, ...askAt(node.url('regtest')) }
}

export async function closeAll(nodes: readonly Fixture[]): Promise<void> {
  await Promise.all(nodes.map((node) => node.close()))
}

/** Number of nodes that are closed together: on Node 20 each close collects the garbage of the whole process. */
const CLOSED_TOGETHER = 16

/** Returns the function that starts a node on a copy of regtest's chain for one test that changes it. */
export function useFreshFixture(): () => Promise<Fixture> {
  const used: Fixture[] = []
  const closeUsed = () => closeAll(used.splice(0))
  afterAll(closeUsed)
  return async () => {
    if (used.length >= CLOSED_TOGETHER) await closeUsed()
    const node = await startCopy({ networks: ['regtest'] })
    used.push(node)
    return node
  }
}

type Tail<T extends readonly unknown[]> = T extends [unknown, ...infer Rest] ? Rest : never
