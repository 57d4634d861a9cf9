import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { until } from '../../_helpers/until.ts'
import { ENGINES, makeFolder, placeIn } from '../faults/engines.ts'
import { askText, type FaultyNode, NodeEnded, startNode } from '../faults/node.ts'
import { findFaults } from '../faults/verify.ts'
import { startWriters } from '../faults/writers.ts'

const postgres = ENGINES.find(({ name }) => name === 'postgres')

/** Returns the roles of the processes on a port. Each request has a connection of its own, which the processes get in turn. */
async function rolesOf({ url }: FaultyNode, asked: number): Promise<Set<string>> {
  const roles = new Set<string>()
  for (let turn = 0; turn < asked; turn++) {
    const response = await fetch(`${url}ready`, { headers: { connection: 'close' } })
    const { networks } = JSON.parse(await response.text())
    roles.add(networks.regtest.sharing.role)
  }
  return roles
}

/** Returns the process ids of children, by Linux's /proc. */
function childrenOf({ pid }: ChildProcess): string[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').split(' ').filter(Boolean)
}

/** Returns the place of a process among the others, from 0. */
const placeOf = (pid: string) => /PLACE_AMONG_PROCESSES=(\d+)/.exec(readFileSync(`/proc/${pid}/environ`, 'latin1'))?.[1]

describe.runIf(postgres)('several processes on one port', { timeout: 120_000 }, () => {
  it('several processes on one port are one node', async () => {
    const place = await postgres?.createPlace()
    if (place === undefined) throw new Error('there is no PostgreSQL')
    const node = await startNode([...place.flags, '--processes', '3'])
    while ((await rolesOf(node, 6)).size < 2) await setTimeout(100)
    const writers = startWriters(node.url, 4, { turns: 5 })
    await writers.ended()
    expect(writers.refusals).toEqual([])
    expect(Number(await askText(node.url, 'eth_blockNumber'))).toBeGreaterThan(4)
    expect(await node.stop()).toBe(0)
    expect(node.output().match(/Scion \d/g)).toHaveLength(1) // one of them prints the banner
    expect(await findFaults(place, writers.promised, 1)).toEqual([])
  })

  it('a process that ends is started again in its place; all end when they are stopped', async () => {
    const place = await postgres?.createPlace()
    if (place === undefined) throw new Error('there is no PostgreSQL')
    const node = await startNode([...place.flags, '--processes', '2'])
    const before = childrenOf(node.child)
    const [killed = ''] = before
    const freed = placeOf(killed)
    process.kill(Number(killed), 'SIGKILL')
    const startedAgain = () => childrenOf(node.child).filter((pid) => !before.includes(pid))
    await until(() => startedAgain().some(placeOf)) // between fork and exec it has the environment of its parent
    expect(startedAgain().map(placeOf)).toEqual([freed])
    expect(await node.stop()).toBe(0)
  })

  it('several processes on SQLite are refused', async () => {
    const started = startNode([...placeIn(await makeFolder()).flags, '--processes', '2'])
    await expect(started).rejects.toThrow(NodeEnded)
    await expect(started).rejects.toThrow(
      'processes: must be 1 without PostgreSQL, got 2; remove it, or set store to a postgres:// URL',
    )
  })

  it('several processes of which none can start end with one message', async () => {
    const flags = ['--data', await makeFolder(), '--store', 'postgres://nobody@127.0.0.1:1/none', '--processes', '2']
    await expect(startNode(flags)).rejects.toThrow('processes: at least one must start, got none')
  })
})
