import { createClient } from '../client.ts'
import { compileWork } from '../contracts/compile.ts'
import type { Options } from '../options.ts'
import { measureOtherLoad } from '../process.ts'
import { createReport } from '../report.ts'
import { type Contender, createContenders } from './contenders.ts'
import { createLongStart, fresh } from './fresh.ts'
import type { Part } from './part.ts'
import { calls, reads, traces } from './requests.ts'
import { printDevHead, printDevRow } from './table.ts'
import { createTransfers } from './transfers.ts'
import { MAX_OTHER_LOAD, measureInTurns, type Plan } from './turns.ts'

/** Heads from which transactions are sent. Requests are measured at the third one. */
const LOW_HEADS = [10, 100, 1_000]
const HIGH_HEADS = [3_000, 10_000]
const LONG_HEAD = 100_000
const TURNS = { full: 5, quick: 2 }
const MAX_WAIT_MS = 5 * 60_000
/** Time over which the load of other processes is measured before each turn. */
const LOAD_MS = 1_000

/** All parts in the order in which they are measured, on one chain that grows. */
const PARTS: readonly Part[] = [
  fresh,
  ...LOW_HEADS.map(createTransfers),
  reads,
  traces, // before the calls, whose slots would be in the struct logs
  calls,
  ...HIGH_HEADS.map(createTransfers),
  createLongStart(LONG_HEAD),
]

/** Names that `--only` accepts with `--dev`. */
export const DEV_PARTS = PARTS.map(({ name }) => name)
const QUICK_PARTS = [fresh, ...LOW_HEADS.map(createTransfers), reads, calls, traces].map(({ name }) => name)

/** Measures `scion dev` and `scion start` in turns with anvil, and prints one table. */
export async function runDevBench(root: string, options: Options): Promise<void> {
  const { against, installed, isQuick } = options
  const contenders = createContenders({ root, against, installed, code: compileWork(root) })
  const chosen = options.only.length > 0 ? options.only : isQuick ? QUICK_PARTS : DEV_PARTS
  const foreignPids = contenders.map(({ foreignPid }) => foreignPid)
  const plan = {
    seconds: options.seconds,
    connections: options.connections,
    turns: isQuick ? TURNS.quick : TURNS.full,
    maxWaitMs: isQuick ? 0 : MAX_WAIT_MS,
    measureLoad: () => measureOtherLoad(foreignPids, LOAD_MS),
  }
  try {
    const report = createReport(root, 'dev', [...(await describe(contenders)), ...describePlan(plan)])
    report.say(printDevHead())
    for (const part of PARTS.filter(({ name }) => chosen.includes(name))) {
      for (const row of await measureInTurns(part, contenders, plan)) report.say(printDevRow(row))
    }
    if (options.writes) report.write()
  } finally {
    for (const contender of contenders) await contender.stop()
  }
}

/** Returns the version of anvil. */
async function describe(contenders: readonly Contender[]): Promise<string[]> {
  const anvil = contenders.find(({ name }) => name === 'anvil')
  if (anvil === undefined) return []
  const client = createClient((await anvil.scene()).target.url)
  const version = String(await client.call('web3_clientVersion', []))
  client.close()
  return [version]
}

function describePlan({ turns, seconds, maxWaitMs }: Plan): string[] {
  return [`${turns} turns`, `${seconds} s a row`, `load of other processes at most ${MAX_OTHER_LOAD}`].slice(
    0,
    maxWaitMs === 0 ? 2 : 3,
  )
}
