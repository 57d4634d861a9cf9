import { afterAll, describe, expect, it } from 'vitest'
import type { RuleName } from '../../../../src/chain/import/rules/ruleNames.ts'
import type { Network } from '../../../../src/chainspec/network.ts'
import type { Header } from '../../../../src/primitives/header.ts'
import { type Changes, createChild, createRoot, limited, openScene, type Scene } from './_scene.ts'

export interface Case {
  readonly name: string
  /** Changes of the plain block; `header` is short for `changes.header`. */
  readonly header?: Partial<Header>
  readonly changes?: Changes
  /** Changes of its parent. */
  readonly parent?: Partial<Header>
  readonly network?: Network
}

/** Rules about one block and its parent read no others, so that one scene for each network does for all. */
const scenes = new Map<Network, Promise<Scene>>()

async function brokenBy({ header = {}, changes = {}, parent = {}, network = limited }: Case) {
  const scene = scenes.get(network) ?? openScene(network)
  scenes.set(network, scene)
  const root = createRoot(network, parent)
  const block = await createChild(network, root, { ...changes, header: { ...changes.header, ...header } })
  return (await (await scene).refusalOf(block, root))?.rule
}

/** Tests that blocks which break the rule are refused with its name, and blocks at its bounds are accepted. */
export function describeRule(rule: RuleName, broken: readonly Case[], kept: readonly Case[]): void {
  describe(rule, () => {
    it.each(broken)(`${rule} refuses $name`, async (one) => expect(await brokenBy(one)).toBe(rule))
    it.each(kept)(`${rule} accepts $name`, async (one) => expect(await brokenBy(one)).toBeUndefined())
  })
}

/** Closes the scenes after the tests. Call it once in each file that uses {@link describeRule}. */
export function closeScenesAfterwards(): void {
  afterAll(async () => {
    for (const scene of scenes.values()) await (await scene).close()
  })
}
