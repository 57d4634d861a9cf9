import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { runCampaign } from '../../../scripts/mutants/campaign.ts'
import { nameOf } from '../../../scripts/mutants/mutant.ts'
import { countScores, listOpen, printTable } from '../../../scripts/mutants/report.ts'
import { Results } from '../../../scripts/mutants/results.ts'
import type { TestRun, TestRunner } from '../../../scripts/mutants/testProcess.ts'
import { readSource } from './_source.ts'

const { mutants } = readSource('export let a = 1\nexport const b = 2\nexport const c = 3\nexport const d = 4\n')

/** The mutants that each test file reaches, and those that it notices. Mutant 3 does not end. */
const TESTS: Readonly<Record<string, { reached: readonly number[]; noticed: readonly number[] }>> = {
  'test/near.test.ts': { reached: [0, 1], noticed: [] },
  'test/far.test.ts': { reached: [0, 3], noticed: [0] },
  'test/broken.test.ts': { reached: [2], noticed: [-1] },
}
const NEAR = Object.keys(TESTS).map((file, distance) => ({ file, distance }))

/** Runs the tests above, and stops working after a number of runs, as a killed process does. */
class TableRunner implements TestRunner {
  readonly runs: TestRun[] = []
  readonly #maxRuns: number

  constructor(maxRuns = Number.POSITIVE_INFINITY) {
    this.#maxRuns = maxRuns
  }

  async run(run: TestRun) {
    if (this.runs.length === this.#maxRuns) throw new Error('killed')
    this.runs.push(run)
    for (const file of run.files) {
      const { reached, noticed } = TESTS[file] ?? { reached: [], noticed: [] }
      if (run.reachedFile !== undefined) appendFileSync(run.reachedFile, reached.map((id) => `${id}\n`).join(''))
      if (run.mutant === 3) return undefined
      if (noticed.includes(run.mutant)) return { ms: 5, failure: { test: `${file} > a test`, message: 'no\nstack' } }
    }
    return { ms: 5, failure: undefined }
  }

  async stop() {}
}

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'scion-mutants-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

const campaignOf = (folder: string, runner: TestRunner, path = join(folder, 'results.jsonl')) => ({
  mutants,
  results: new Results(path),
  runners: [runner],
  folder,
  budgetMs: 1_000,
  testsOf: () => NEAR,
  onTest: () => undefined,
  onMutant: () => undefined,
})

it('a campaign tries each mutant with the tests that reach it, and reports the others as survived', async () => {
  const folder = makeFolder()
  const runner = new TableRunner()
  const campaign = campaignOf(folder, runner)
  await runCampaign(campaign)
  expect(runner.runs.slice(3).map(({ mutant, files }) => [mutant, files])).toEqual([
    [0, ['test/near.test.ts', 'test/far.test.ts']],
    [1, ['test/near.test.ts']],
    [3, ['test/far.test.ts']],
  ])
  expect(mutants.map((mutant) => campaign.results.mutant(nameOf(mutant)))).toMatchObject([
    { status: 'noticed', by: 'test/far.test.ts > a test', message: 'no' },
    { status: 'survived', leftOut: 0 },
    { status: 'unreached' }, // by a test that passes without a mutant
    { status: 'timeout', by: 'test/far.test.ts' },
  ])
  expect(printTable(countScores(mutants, [], campaign.results, ['src']))).toMatch(
    /\n\| `src\/fixture.ts` \| 4 \| 2 \(50 %\) \| 1 \| 2 \| 0 \| \d+ s \|\n$/,
  )
  expect(listOpen(mutants, campaign.results)).toEqual([
    'src/fixture.ts:2 constant: 2 → 3 [survived]',
    'src/fixture.ts:3 constant: 3 → 4 [no near test reaches it]',
    'src/fixture.ts:4 constant: 4 → 5 [ended by the limit]',
  ])
})

it.each([0, 1, 3, 4, 5])('a campaign that was killed after %i runs continues with the next one', async (count) => {
  const folder = makeFolder()
  const path = join(folder, 'results.jsonl')
  const killed = new TableRunner(count)
  await expect(runCampaign(campaignOf(folder, killed))).rejects.toThrow('killed')
  appendFileSync(path, '{"type":"mutant","name":"half wri')
  const resumed = new TableRunner()
  await runCampaign(campaignOf(folder, resumed))
  expect(killed.runs.length + resumed.runs.length).toBe(6)
  const names = readFileSync(path, 'utf8').split('\n').filter(Boolean)
  expect(names.map((line) => JSON.parse(line).type)).toEqual([...Array(3).fill('test'), ...Array(4).fill('mutant')])
})
