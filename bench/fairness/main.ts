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

/** Limit of the greedy key, in weight per second. */
const LIMIT = 50
/** Rate of the greedy key's requests, as a multiple of its limit. */
const EXCESS = 10
/** Limit of the neighbour's key, in weight per second. Its requests stay below: heavy requests use up to an eighth of it. */
const NEIGHBOUR_LIMIT = 200
/** Rate of each kind of plain request. */
const PLAIN_PER_SECOND = 5
const MAX_HEAVY_PER_SECOND = 2
/** Number of alternations between the neighbour alone and beside the greedy key, so that both see the same load. */
const ROUNDS = 3
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

/** The two clients. */
interface Clients {
  readonly greedy: Customer
  readonly neighbour: Customer
  /** Time of the neighbour's requests in each round, alone and beside the greedy key. */
  readonly roundMs: number
}

/** Times of the neighbour's requests in milliseconds. */
interface Times {
  readonly plain: number[]
  readonly heavy: number[]
}

/**
 * Prints the times of a client within its limit, alone and beside a client that sends ten times its own limit, for each kind
 * of heavy request. Returns the exit code: 0 if it ran, whatever the figures are, or 2 if the command line is invalid.
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
    const clients = {
      greedy: new Customer(await createEndpoint('greedy', LIMIT)),
      neighbour: new Customer(await createEndpoint('neighbour', NEIGHBOUR_LIMIT)),
      roundMs: (Number(values.seconds) * 1000) / ROUNDS,
    }
    const scene = await createScene(target, compileWork(root))
    await mineUntil(scene, START_HEAD)
    const plain = plainBodies(scene)
    say(`${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.versions.node}`)
    say(`times in ms, median/p99/most\n\n${row(COLUMNS)}\n${row(COLUMNS.map((_, i) => (i === 0 ? '---' : '--:')))}`)
    for (const kind of await createKinds(scene)) say(await measure(kind, plain, clients))
    for (const one of [scene.client, clients.greedy, clients.neighbour]) one.close()
    return 0
  } finally {
    await target.stop()
  }
}

async function measure(kind: Kind, plain: readonly string[], clients: Clients): Promise<string> {
  const [alone, beside]: [Times, Times] = [
    { plain: [], heavy: [] },
    { plain: [], heavy: [] },
  ]
  const perSecond = (EXCESS * LIMIT) / kind.weight
  const greedy: Served[] = []
  await requestAsNeighbour(kind, plain, clients, { plain: [], heavy: [] }) // warms the compiler and the caches
  for (let round = 0; round < ROUNDS; round++) {
    await requestAsNeighbour(kind, plain, clients, alone)
    const stopping = new AbortController()
    const greedyRequests = clients.greedy.requestAtRate({ body: kind.body, perSecond, phase: 0 }, stopping.signal)
    await requestAsNeighbour(kind, plain, clients, beside)
    stopping.abort()
    greedy.push(await greedyRequests)
  }
  const mean = (counts: number[]) => (counts.reduce((sum, n) => sum + n) / ROUNDS / (clients.roundMs / 1000)).toFixed(1)
  const served = [greedy.map(({ tookMs }) => tookMs.length), greedy.map(({ refused }) => refused)].map(mean)
  return row([
    kind.name,
    served.join(', '),
    ...compare(alone.plain, beside.plain),
    ...compare(alone.heavy, beside.heavy),
  ])
}

/** Sends plain requests and some of the heavy kind for the time of a round; adds their times. */
async function requestAsNeighbour(kind: Kind, plain: readonly string[], clients: Clients, times: Times): Promise<void> {
  const signal = AbortSignal.timeout(clients.roundMs)
  const heavy = {
    body: kind.body,
    perSecond: Math.min(MAX_HEAVY_PER_SECOND, NEIGHBOUR_LIMIT / 8 / kind.weight),
    phase: 0.1,
  }
  const light = plain.map((body, index) => ({ body, perSecond: PLAIN_PER_SECOND, phase: index / plain.length }))
  const [served, ...others] = await Promise.all(
    [heavy, ...light].map((one) => clients.neighbour.requestAtRate(one, signal)),
  )
  const refused = [served, ...others].reduce((sum, one) => sum + (one?.refused ?? 0), 0)
  if (refused > 0) throw new Error(`${refused} requests within the limit were refused`)
  times.heavy.push(...(served?.tookMs ?? []))
  times.plain.push(...others.flatMap(({ tookMs }) => tookMs))
}

/** Returns the times of both as text, and the ratio of their 99th percentiles. */
function compare(alone: readonly number[], beside: readonly number[]): string[] {
  const show = (times: readonly number[]) => [0.5, 0.99, 1].map((part) => percentile(times, part).toFixed(1)).join('/')
  return [show(alone), show(beside), (percentile(beside, 0.99) / percentile(alone, 0.99)).toFixed(1)]
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
