import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importState } from '../../src/snapshot/importState.ts'
import { openStore } from '../../src/storage/openStore.ts'
import { printSyntheticState } from '../importing/syntheticState.ts'
import type { Measured } from '../measured.ts'
import type { Scenario } from './scenario.ts'

/** Numbers of keys of the states, powers of two. A state has twice as many nodes. */
const FULL = [2 ** 19, 2 ** 21]
const QUICK = [2 ** 15]

/** Imports synthetic states from the reference node's text form into SQLite: reading, proof and writing, in this process. */
export const states: Scenario = {
  name: 'states',
  stage: 'begin',
  async run({ scene: { target }, options }): Promise<Measured[]> {
    if (target.name !== 'scion') return []
    const rows: Measured[] = []
    for (const leaves of options.isQuick ? QUICK : FULL) rows.push(await measure(leaves))
    return rows
  },
}

async function measure(leaves: number): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'scion-bench-state-'))
  const store = await openStore({ kind: 'sqlite', path: join(folder, 'chain.sqlite') })
  try {
    let root = new Uint8Array()
    async function* file() {
      root = new Uint8Array(yield* printSyntheticState(leaves))
    }
    const begunAt = performance.now()
    const cpuBefore = process.cpuUsage()
    await importState(file(), store, { folder, chooseBase: async () => ({ root, height: 1 }) })
    const seconds = (performance.now() - begunAt) / 1000
    const { user, system } = process.cpuUsage(cpuBefore)
    const nodes = 2 * leaves - 1
    return {
      name: `import of a state of ${nodes.toLocaleString('en')} nodes`,
      unit: 'nodes/s',
      value: nodes / seconds,
      cpuUs: (user + system) / nodes,
      note: `${seconds.toFixed(1)} s`,
    }
  } finally {
    await store.close()
    await rm(folder, { recursive: true, force: true })
  }
}
