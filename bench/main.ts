import { compileWork } from './contracts/compile.ts'
import { DEV_PARTS, runDevBench } from './dev/main.ts'
import { growTo, mineUntil } from './grow.ts'
import type { Measured } from './measured.ts'
import { type Options, parseOptions, printUsage } from './options.ts'
import { getResidentMiB } from './process.ts'
import { createReport, type Report } from './report.ts'
import { SCENARIOS } from './scenarios/index.ts'
import type { Stage } from './scenarios/scenario.ts'
import { createScene, type Scene, START_HEAD } from './scene.ts'
import { printHead, printLine } from './table.ts'
import { attach, startService, type Target } from './target.ts'

interface Arguments {
  readonly root: string
  readonly args: readonly string[]
}

const NAMES = { service: SCENARIOS.map(({ name }) => name), dev: DEV_PARTS }

/** Runs the bench and returns the exit code: 0 if it ran, whatever the figures are, or 2 if the command line is invalid. */
export async function main({ root, args }: Arguments): Promise<number> {
  let options: Options
  try {
    options = parseOptions(args, NAMES)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${printUsage(NAMES)}\n`)
    return 2
  }
  await (options.isDev ? runDevBench(root, options) : runServiceBench(root, options))
  return 0
}

/** Measures the service on a long chain, and another node beside it. */
async function runServiceBench(root: string, options: Options): Promise<void> {
  const ours = await startService(root, options.serviceFlags)
  try {
    const theirs = options.against === undefined ? undefined : await attach(options.against)
    const { connections, seconds, head } = options
    const facts = [`Head ${head.toLocaleString('en')}`, `${connections} connections`, `${seconds} s a row`]
    const report = createReport(root, 'service', facts)
    report.say(printHead(theirs?.name))
    for (const line of idleLines(ours)) {
      report.say(printLine(line, theirs && idleLines(theirs).find(isNamed(line.name))))
    }
    await measureAll(root, options, report, theirs === undefined ? [ours] : [ours, theirs])
    if (options.writes) report.write()
  } finally {
    await ours.stop()
  }
}

async function measureAll(root: string, options: Options, report: Report, targets: readonly Target[]): Promise<void> {
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
    for (const scene of scenes) results.push(await scenario.run({ root, scene, options, stage }))
    const [ours = [], theirs = []] = results
    for (const line of ours) report.say(printLine(line, theirs.find(isNamed(line.name))))
  }
  for (const { client } of scenes) client.close()
}

/** Returns the figures of a node before its first request. */
function idleLines({ startMs, pid, name }: Target): Measured[] {
  return [
    { name: 'start to first answer', unit: 'ms', value: startMs },
    { name: 'memory idle', unit: 'MiB', value: getResidentMiB(pid), ...(name === 'scion' && { note: '3 networks' }) },
  ]
}

const isNamed = (name: string) => (line: Measured) => line.name === name
