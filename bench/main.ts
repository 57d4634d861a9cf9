import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileWork } from './contracts/compile.ts'
import { growTo, mineUntil } from './grow.ts'
import { chooseGenerator, type LoadGenerator } from './load.ts'
import type { Measured } from './measured.ts'
import { type Options, parseOptions, printUsage } from './options.ts'
import { getResidentMiB } from './process.ts'
import { SCENARIOS } from './scenarios/index.ts'
import type { Stage } from './scenarios/scenario.ts'
import { createScene, type Scene, START_HEAD } from './scene.ts'
import { printHead, printLine } from './table.ts'
import { attach, startService, type Target } from './target.ts'

interface Arguments {
  readonly root: string
  readonly args: readonly string[]
}

/** Requests per second that autocannon can send; above, it is slower than the node. */
const AUTOCANNON_LIMIT = 30_000

const SCENARIO_NAMES = SCENARIOS.map(({ name }) => name)

/** Runs the bench and returns the exit code: 0 if it ran, whatever the figures are, or 2 if the command line is invalid. */
export async function main({ root, args }: Arguments): Promise<number> {
  let options: Options
  try {
    options = parseOptions(args, SCENARIO_NAMES)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${printUsage(SCENARIO_NAMES)}\n`)
    return 2
  }
  const folder = await mkdtemp(join(tmpdir(), 'scion-bench-'))
  const generator = chooseGenerator(root, folder)
  const ours = await startService(root, options.serviceFlags)
  try {
    const theirs = options.against === undefined ? undefined : await attach(options.against)
    say(
      `${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.versions.node}, ${generator.name}`,
    )
    say(`${options.connections} connections, ${options.seconds} s a line\n`)
    say(printHead(theirs?.name))
    for (const line of idleLines(ours)) say(printLine(line, theirs && idleLines(theirs).find(isNamed(line.name))))
    await measureAll(root, options, generator, theirs === undefined ? [ours] : [ours, theirs])
    return 0
  } finally {
    await ours.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureAll(
  root: string,
  options: Options,
  generator: LoadGenerator,
  targets: readonly Target[],
): Promise<void> {
  const chosen = SCENARIOS.filter(({ name }) => options.only.length === 0 || options.only.includes(name))
  const code = compileWork(root)
  const scenes: Scene[] = []
  for (const target of targets) scenes.push(await createScene(target, code))
  for (const scene of scenes) await mineUntil(scene, START_HEAD)
  let stage: Stage = 'begin'
  for (const scenario of chosen) {
    if (stage === 'begin' && scenario.stage === 'grown') {
      stage = 'grown'
      for (const scene of scenes) await growTo(scene, options.head)
    }
    const results: Measured[][] = []
    for (const scene of scenes) results.push(await scenario.run({ scene, options, generator, stage }))
    printAll(results, generator)
  }
  for (const { client } of scenes) client.close()
}

function printAll([ours = [], theirs = []]: readonly Measured[][], generator: LoadGenerator): void {
  for (const line of ours) say(printLine(line, theirs.find(isNamed(line.name))))
  const isTooFast = [...ours, ...theirs].some(({ unit, value }) => unit === 'req/s' && (value ?? 0) > AUTOCANNON_LIMIT)
  if (generator.name === 'autocannon' && isTooFast)
    say('WARNING: above 30,000 req/s autocannon is the limit; install wrk')
}

/** Returns the figures of a node before its first request. */
function idleLines({ startMs, pid, name }: Target): Measured[] {
  return [
    { name: 'start to first answer', unit: 'ms', value: startMs },
    { name: 'memory idle', unit: 'MiB', value: getResidentMiB(pid), ...(name === 'scion' && { note: '3 networks' }) },
  ]
}

const isNamed = (name: string) => (line: Measured) => line.name === name

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
