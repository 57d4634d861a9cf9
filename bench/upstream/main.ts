import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { compileWork } from '../contracts/compile.ts'
import { mineUntil } from '../grow.ts'
import { drive } from '../load.ts'
import { getCpuMs } from '../process.ts'
import { createScene, type Scene, signTransfer } from '../scene.ts'
import { printRow, show } from '../table.ts'
import { startService, type Target } from '../target.ts'
import { CONTENDERS } from './contenders.ts'
import { type DelayedWay, openDelayedWay } from './delay.ts'
import { createDifferentCalls, createMix } from './mix.ts'

const HEAD = 1_000
const DELAY_MS = 20
/** Time between two blocks of the endpoint. */
const BLOCK_MS = 5_000
/** Calls per connection and second that the endpoint can be asked, at most. */
const MOST_CALLS = 1_000 / DELAY_MS
const COLUMNS = ['', 'req/s', 'p50 ms', 'p99 ms', 'hit rate', 'CPU us', 'connections']

interface Contender {
  readonly way: DelayedWay
  readonly target: Target
}

interface Load {
  readonly name: string
  /** Returns the requests of one run. */
  bodies(): readonly string[]
}

interface Plan {
  readonly seconds: number
  readonly connections: number
  readonly turns: number
}

interface Row {
  readonly name: string
  readonly rate: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly hits: number
  readonly cpuUs: number
  readonly connections: number
}

/** Measures an upstream network beside plain proxies in front of the same endpoint, in turns. */
export async function main({
  root,
  args,
}: {
  readonly root: string
  readonly args: readonly string[]
}): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seconds: { type: 'string', default: '5' },
      connections: { type: 'string', default: '32' },
      turns: { type: 'string', default: '3' },
      'cpu-prof': { type: 'string' },
    },
  })
  const plan = { seconds: Number(values.seconds), connections: Number(values.connections), turns: Number(values.turns) }
  const folder = await mkdtemp(join(tmpdir(), 'scion-bench-'))
  const endpoint = await startService(root, ['--networks', 'regtest'])
  const contenders: Contender[] = []
  try {
    const scene = await createScene(endpoint, compileWork(root))
    await mineUntil(scene, HEAD)
    for (const start of CONTENDERS) {
      const way = await openDelayedWay(endpoint.url, DELAY_MS)
      contenders.push({ target: await start(way.url, { folder, root, profile: values['cpu-prof'] }), way })
    }
    await measureAll(scene, contenders, plan)
  } finally {
    for (const { target, way } of contenders) {
      await target.stop()
      way.close()
    }
    await endpoint.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return 0
}

/** Prints the best turn of each contender by its rate. A block is made in the middle of the turns, as other nodes do. */
async function measureAll(scene: Scene, contenders: readonly Contender[], plan: Plan): Promise<void> {
  const mix = await createMix(scene)
  const most = Math.ceil(plan.connections * MOST_CALLS * plan.seconds * 2)
  let used = 0
  const different = () => {
    used += most
    return createDifferentCalls(scene, used, most)
  }
  const mining = setInterval(
    () => void scene.client.call('eth_sendRawTransaction', [signTransfer(scene, scene.owner)]),
    BLOCK_MS,
  )
  process.stdout.write(`${printRow(COLUMNS)}\n${printRow(COLUMNS.map(() => '---'))}\n`)
  try {
    const loads: readonly Load[] = [
      { name: 'mix', bodies: () => mix },
      { name: 'misses', bodies: different },
    ]
    for (const load of loads) {
      const rows = new Map<Contender, Row[]>()
      for (let turn = 0; turn < plan.turns; turn++) {
        for (const one of contenders) rows.set(one, [...(rows.get(one) ?? []), await measure(one, load, plan)])
      }
      for (const found of rows.values()) printBest(found)
    }
  } finally {
    clearInterval(mining)
  }
}

async function measure({ target, way }: Contender, load: Load, { seconds, connections }: Plan): Promise<Row> {
  const { url, pid, name } = target
  const [questions, cpuMs] = [way.questions(), getCpuMs(pid) ?? Number.NaN]
  const {
    requests,
    seconds: took,
    p50Ms,
    p99Ms,
    failures,
  } = await drive({ url, bodies: load.bodies(), seconds, connections })
  if (failures > 0) throw new Error(`${name}: ${failures} of ${requests} requests failed`)
  return {
    name: `${load.name}, ${name}`,
    rate: requests / took,
    ...{ p50Ms, p99Ms },
    hits: 1 - (way.questions() - questions) / requests,
    cpuUs: (((getCpuMs(pid) ?? Number.NaN) - cpuMs) * 1000) / requests,
    connections: way.connections(),
  }
}

function printBest(rows: readonly Row[]): void {
  const cpuUs = Math.min(...rows.map((row) => row.cpuUs))
  const best = rows.toSorted((a, b) => b.rate - a.rate)[0]
  if (best === undefined) return
  const { name, rate, p50Ms, p99Ms, hits, connections } = best
  const cells = [rate, p50Ms, p99Ms, hits, cpuUs, connections].map(show)
  process.stdout.write(`${printRow([name, ...cells])}\n`)
}
