import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { compileWork } from '../contracts/compile.ts'
import { mineUntil } from '../grow.ts'
import { percentile } from '../measured.ts'
import { createScene, START_HEAD } from '../scene.ts'
import { Customer, type Served } from './customer.ts'
import { startHosted } from './hosted.ts'
import { createKinds, type Kind, plainBodies } from './kinds.ts'

interface Arguments {
  readonly root: string
  readonly args: readonly string[]
}

/** In units of weight a second; the greedy one asks for so many times as much as his. */
const LIMIT = 50
const TIMES_TOO_MUCH = 10
/** The neighbour stays below his: four kinds of plain requests, and the heavy one up to an eighth of the limit. */
const NEIGHBOUR_LIMIT = 200
const PLAIN_PER_SECOND = 5
const MOST_HEAVY_PER_SECOND = 2
/** What is measured in turns sees the same machine. */
const TURNS = 3
const DEFAULT_SECONDS = 12

const USAGE = 'npm run bench:fairness -- [--seconds N, of each kind, alone and beside] [-- FLAGS OF scion start]'
const COLUMNS = [
  'a key asks 10 times its limit for',
  'answered, refused a second',
  'plain alone',
  'plain beside it',
  'ratio',
  'the same alone',
  'the same beside it',
  'ratio',
]

/** The two, and how long each turn takes. */
interface Ring {
  readonly greedy: Customer
  readonly neighbour: Customer
  readonly turnMs: number
}

/** Times of the neighbour's requests in milliseconds. */
interface Times {
  readonly plain: number[]
  readonly heavy: number[]
}

/**
 * Prints what somebody within his limit feels of somebody who asks ten times his own, for each kind of heavy request; the
 * exit code is 0 when it ran, whatever the figures are.
 */
export async function main({ root, args }: Arguments): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { seconds: { type: 'string', default: String(DEFAULT_SECONDS) } },
  })
  if (!/^[1-9]\d{0,3}$/.test(values.seconds)) {
    process.stderr.write(`--seconds: expected a whole number from 1\n${USAGE}\n`)
    return 2
  }
  const { target, createEndpoint } = await startHosted(root, positionals)
  try {
    const ring = {
      greedy: new Customer(await createEndpoint('greedy', LIMIT)),
      neighbour: new Customer(await createEndpoint('neighbour', NEIGHBOUR_LIMIT)),
      turnMs: (Number(values.seconds) * 1000) / TURNS,
    }
    const scene = await createScene(target, compileWork(root))
    await mineUntil(scene, START_HEAD)
    const plain = plainBodies(scene)
    say(`${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.versions.node}`)
    say(`times in ms, median/p99/most\n\n${row(COLUMNS)}\n${row(COLUMNS.map((_, i) => (i === 0 ? '---' : '--:')))}`)
    for (const kind of await createKinds(scene)) say(await measure(kind, plain, ring))
    for (const one of [scene.client, ring.greedy, ring.neighbour]) one.close()
    return 0
  } finally {
    await target.stop()
  }
}

async function measure(kind: Kind, plain: readonly string[], ring: Ring): Promise<string> {
  const [alone, beside]: [Times, Times] = [
    { plain: [], heavy: [] },
    { plain: [], heavy: [] },
  ]
  const perSecond = (TIMES_TOO_MUCH * LIMIT) / kind.weight
  const greedy: Served[] = []
  await beNeighbour(kind, plain, ring, { plain: [], heavy: [] }) // caches and the compiler are warm
  for (let turn = 0; turn < TURNS; turn++) {
    await beNeighbour(kind, plain, ring, alone)
    const stop = new AbortController()
    const asking = ring.greedy.askAtRate({ body: kind.body, perSecond, phase: 0 }, stop.signal)
    await beNeighbour(kind, plain, ring, beside)
    stop.abort()
    greedy.push(await asking)
  }
  const mean = (counts: number[]) => (counts.reduce((sum, n) => sum + n) / TURNS / (ring.turnMs / 1000)).toFixed(1)
  const served = [greedy.map(({ tookMs }) => tookMs.length), greedy.map(({ refused }) => refused)].map(mean)
  return row([
    kind.name,
    served.join(', '),
    ...compare(alone.plain, beside.plain),
    ...compare(alone.heavy, beside.heavy),
  ])
}

/** For one turn, asks the plain things and a few of the heavy kind; adds how long they took. */
async function beNeighbour(kind: Kind, plain: readonly string[], ring: Ring, times: Times): Promise<void> {
  const stop = AbortSignal.timeout(ring.turnMs)
  const heavy = {
    body: kind.body,
    perSecond: Math.min(MOST_HEAVY_PER_SECOND, NEIGHBOUR_LIMIT / 8 / kind.weight),
    phase: 0.1,
  }
  const light = plain.map((body, index) => ({ body, perSecond: PLAIN_PER_SECOND, phase: index / plain.length }))
  const [served, ...others] = await Promise.all([heavy, ...light].map((one) => ring.neighbour.askAtRate(one, stop)))
  const refused = [served, ...others].reduce((sum, one) => sum + (one?.refused ?? 0), 0)
  if (refused > 0) throw new Error(`${refused} requests within the limit were refused`)
  times.heavy.push(...(served?.tookMs ?? []))
  times.plain.push(...others.flatMap(({ tookMs }) => tookMs))
}

/** Both, and how many times as long the slow ones take. */
function compare(alone: readonly number[], beside: readonly number[]): string[] {
  const show = (times: readonly number[]) => [0.5, 0.99, 1].map((part) => percentile(times, part).toFixed(1)).join('/')
  return [show(alone), show(beside), (percentile(beside, 0.99) / percentile(alone, 0.99)).toFixed(1)]
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
