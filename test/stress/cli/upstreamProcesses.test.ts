import { expect, it } from 'vitest'
import { findPostgres } from '../../_helpers/postgres.ts'
import { mineBlocks, serveNode } from '../../upstream/_nodes.ts'
import { placeOnPostgres } from '../faults/engines.ts'
import { askText, type FaultyNode, startNode } from '../faults/node.ts'

const postgres = await findPostgres()

/** Returns the role of a process. */
async function roleOf({ url }: FaultyNode): Promise<string> {
  const response = await fetch(`${url}ready`)
  return JSON.parse(await response.text()).networks.regtest.sharing.role
}

/** Takes the writer from a list of processes, which a moment ago may have had none: GET /ready repeats its last result for a while. */
async function takeWriter(nodes: FaultyNode[]): Promise<FaultyNode> {
  for (;;) {
    const roles = await Promise.all(nodes.map(roleOf))
    const [writer] = roles.includes('writer') ? nodes.splice(roles.indexOf('writer'), 1) : []
    if (writer !== undefined) return writer
  }
}

/** Asks a process for its height until it is killed. Returns all heights. */
async function watchHeights(node: FaultyNode): Promise<readonly number[]> {
  const heights: number[] = []
  const ask = async () => heights.push(Number(await askText(node.url, 'eth_blockNumber')))
  while (node.child.exitCode === null && node.child.signalCode === null) await ask().catch(() => undefined)
  return heights
}

/** Waits until a process has a height. */
async function waitForHeight({ url }: FaultyNode, height: number): Promise<void> {
  while (Number(await askText(url, 'eth_blockNumber').catch(() => '0x0')) < height);
}

it.runIf(postgres)(
  'a process of an upstream network replaces a writer that is killed, and no height goes back',
  { timeout: 120_000 },
  async () => {
    const source = await serveNode()
    await mineBlocks(source, 2)
    const place = await placeOnPostgres(String(postgres))
    const flags = [...place.flags, '--upstream', `regtest=${source.url}`, '--upstream-poll-ms', '100', '--standby']
    const start = () => startNode(flags)
    const nodes = [await start(), await start(), await start()]
    const watched = nodes.map(watchHeights)
    let height = 2
    for (; nodes.length > 1; await (await takeWriter(nodes)).kill()) {
      await mineBlocks(source, 5)
      height += 5
      await Promise.all(nodes.map((node) => waitForHeight(node, height)))
    }
    await mineBlocks(source, 1)
    const [survivor] = nodes
    if (survivor === undefined) throw new Error('there is no survivor')
    await waitForHeight(survivor, height + 1)
    expect(await (await takeWriter(nodes)).stop()).toBe(0)
    for (const heights of await Promise.all(watched)) {
      expect(heights.length).toBeGreaterThan(10)
      expect(heights).toEqual(heights.toSorted((a, b) => a - b))
    }
  },
)
