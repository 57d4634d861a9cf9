import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Mutant, nameOf } from './mutant.ts'
import { FAR, type NearTest } from './nearTests.ts'
import type { MutantResult, Results, TestResult } from './results.ts'
import type { TestRunner } from './testProcess.ts'

/** Limit of a test file without a mutant, in ms. */
const TEST_LIMIT_MS = 300_000
/** The limit of a mutant is a constant, in ms, and a multiple of the normal time of its tests. */
const MIN_LIMIT_MS = 20_000
const LIMIT_FACTOR = 5

export interface Campaign {
  readonly mutants: readonly Mutant[]
  readonly results: Results
  /** One runner for each job. */
  readonly runners: readonly TestRunner[]
  /** Folder for files of the campaign. */
  readonly folder: string
  /** Normal time of the tests that are run for one mutant, in ms. */
  readonly budgetMs: number
  /** Returns the test files for a source, the nearest first. */
  readonly testsOf: (file: string) => readonly NearTest[]
  /** Called after each test file without a mutant, and after each mutant. */
  readonly onTest: (result: TestResult) => void
  readonly onMutant: (mutant: Mutant, result: MutantResult) => void
}

/** Tries all mutants that have no result yet. First runs each test file without a mutant, to learn its time and which mutants it reaches. */
export async function runCampaign(campaign: Campaign): Promise<void> {
  const { mutants, results, runners } = campaign
  const waiting = [...mutants.entries()].filter(([, mutant]) => results.mutant(nameOf(mutant)) === undefined)
  const sources = new Set(waiting.map(([, { file }]) => file))
  const tests = new Set([...sources].flatMap((file) => campaign.testsOf(file).map((test) => test.file)))
  const unknown = [...tests].filter((file) => results.test(file) === undefined)
  await share(runners, unknown, (runner, file, job) => measure(campaign, runner, file, job))
  await share(runners, waiting, (runner, [id, mutant]) => tryMutant(campaign, runner, id, mutant))
}

/** Has each runner work at the next waiting task until none is left. */
async function share<T>(
  runners: readonly TestRunner[],
  tasks: readonly T[],
  work: (runner: TestRunner, task: T, job: number) => Promise<void>,
): Promise<void> {
  const waiting = [...tasks]
  const workAll = async (runner: TestRunner, job: number): Promise<void> => {
    for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) await work(runner, task, job)
  }
  await Promise.all(runners.map(workAll))
}

/** Runs a test file without a mutant. */
async function measure({ mutants, results, folder, onTest }: Campaign, runner: TestRunner, file: string, job: number) {
  const reachedFile = join(folder, `reached-${job}`)
  rmSync(reachedFile, { force: true })
  const outcome = await runner.run({ mutant: -1, files: [file], reachedFile }, TEST_LIMIT_MS, false)
  const ids = existsSync(reachedFile) ? readFileSync(reachedFile, 'utf8').split('\n').filter(Boolean).map(Number) : []
  const reached = [...new Set(ids)].flatMap((id) => mutants[id] ?? []).map(nameOf)
  const failure = outcome === undefined ? { failure: 'does not end' } : failureOf(outcome.failure)
  const result: TestResult = { type: 'test', file, ms: Math.round(outcome?.ms ?? TEST_LIMIT_MS), ...failure, reached }
  results.add(result)
  onTest(result)
}

const failureOf = (failure: { test: string; message: string } | undefined) =>
  failure === undefined ? {} : { failure: `${failure.test}: ${firstLine(failure.message)}` }

const firstLine = (text: string): string => text.split('\n')[0] ?? ''

async function tryMutant(campaign: Campaign, runner: TestRunner, id: number, mutant: Mutant): Promise<void> {
  const result = await findResult(campaign, runner, id, mutant)
  campaign.results.add(result)
  campaign.onMutant(mutant, result)
}

async function findResult(campaign: Campaign, runner: TestRunner, id: number, mutant: Mutant): Promise<MutantResult> {
  const name = nameOf(mutant)
  const covering = findCovering(campaign, mutant, name)
  if (covering.length === 0) return { type: 'mutant', name, status: 'unreached', ms: 0 }
  const chosen = takeWithin(covering, campaign.budgetMs)
  const files = chosen.map(({ file }) => file)
  const normalMs = chosen.reduce((sum, { ms }) => sum + ms, 0)
  const beganMs = performance.now()
  const limitMs = MIN_LIMIT_MS + LIMIT_FACTOR * normalMs
  const outcome = await runner.run({ mutant: id, files }, limitMs, mutant.isStatic)
  const base = { type: 'mutant', name, ms: Math.round(performance.now() - beganMs) } as const
  if (outcome === undefined) return { ...base, status: 'timeout', by: files.join(' ') }
  const { failure } = outcome
  if (failure === undefined) return { ...base, status: 'survived', leftOut: covering.length - chosen.length }
  return { ...base, status: 'noticed', by: failure.test, message: firstLine(failure.message) }
}

/**
 * Returns the test files that reach the place of a mutant: the nearest first, among equally near ones the fastest. Those that are near to
 * other sources of the campaign come last.
 */
function findCovering({ results, testsOf }: Campaign, { file }: Mutant, name: string): TestResult[] {
  const distances = new Map(testsOf(file).map((test) => [test.file, test.distance]))
  const distanceOf = (test: TestResult): number => distances.get(test.file) ?? FAR
  return results.tests
    .filter(({ failure, reached }) => failure === undefined && reached.includes(name))
    .sort((a, b) => distanceOf(a) - distanceOf(b) || a.ms - b.ms)
}

/** Returns the first tests and all others that fit into the time. */
function takeWithin(tests: readonly TestResult[], budgetMs: number): TestResult[] {
  let usedMs = 0
  return tests.filter(({ ms }, i) => {
    if (i > 0 && usedMs + ms > budgetMs) return false
    usedMs += ms
    return true
  })
}
