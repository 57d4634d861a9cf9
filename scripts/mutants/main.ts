import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type MutantsArguments, readArguments } from './arguments.ts'
import { runCampaign } from './campaign.ts'
import { findChangedLines } from './changedLines.ts'
import { hashFiles, listFiles, makeCopy } from './copy.ts'
import { findStale, isMarked, readEquivalent } from './equivalent.ts'
import { lock } from './lock.ts'
import { describe, type Mutant, nameOf } from './mutant.ts'
import { NearTests } from './nearTests.ts'
import { countScores, explain, isSurvivor, listOpen, printTable } from './report.ts'
import { Results, readResults } from './results.ts'
import { chooseSample } from './sample.ts'
import { Sources } from './sources.ts'
import { TestProcess } from './testProcess.ts'

interface Arguments {
  readonly root: string
  readonly args: readonly string[]
}

const OUTPUT = '.tmp/mutants'
/** Files of the tests that `npm test` runs. */
const TEST = /^test\/(?!compat\/|stress\/|extremes\/).*\.test\.ts$/
/** Files on which results depend. */
const HASHED = /^(?:src|generated|openrpc|test|scripts)\/.*(?<!\.md)$|^[\w-]+\.(?:ts|json)$/
const CODE = /^(?:src|test|scripts)\/.*\.ts$/

const print = (text: string): void => void process.stdout.write(`${text}\n`)

/** Tries mutants as the command line says, and returns the exit code. */
export async function main({ root, args }: Arguments): Promise<number> {
  const options = readArguments(args)
  const sources = new Sources(root)
  const entries = readEquivalent(root)
  const stale = findStale(entries, sources.mutantsOf)
  for (const problem of stale) process.stderr.write(`${problem}\n`)
  if (stale.length > 0) return 2
  const selected = select(root, sources, options)
  const equivalent = selected.filter((mutant) => isMarked(mutant, entries))
  const open = selected.filter((mutant) => !isMarked(mutant, entries))
  const mutants = options.sample === undefined ? open : chooseSample(open, options.sample, options.seed)
  if (options.sample !== undefined) print(`seed ${options.seed}: ${mutants.length} of ${open.length} mutants`)
  if (options.isList) for (const mutant of mutants) print(describe(mutant))
  else await tryAll(root, options, sources, { mutants, equivalent })
  return 0
}

/** Returns the mutants of the folders and lines of the command line. */
function select(root: string, sources: Sources, { paths, changed }: MutantsArguments): Mutant[] {
  const isBelow = (file: string): boolean => paths.some((path) => file === path || file.startsWith(`${path}/`))
  const files = sources.files.filter(isBelow)
  if (files.length === 0) throw new Error(`${paths.join(', ')}: must have sources; name a folder or a file below src`)
  if (changed === undefined) return files.flatMap(sources.mutantsOf)
  const lines = findChangedLines(root, changed)
  return files
    .filter((file) => lines.has(file))
    .flatMap((file) => {
      const ofFile = lines.get(file)
      return sources.mutantsOf(file).filter(({ line }) => ofFile === undefined || ofFile.has(line))
    })
}

interface Selection {
  readonly mutants: readonly Mutant[]
  readonly equivalent: readonly Mutant[]
}

async function tryAll(root: string, options: MutantsArguments, sources: Sources, selection: Selection): Promise<void> {
  const { mutants, equivalent } = selection
  const files = listFiles(root)
  const { jobs: _, isAgain: __, ...choice } = options
  const id = createHash('sha256')
    .update(JSON.stringify(choice))
    .update(
      hashFiles(
        root,
        files.filter((file) => HASHED.test(file)),
      ),
    )
    .digest('hex')
    .slice(0, 12)
  const output = join(root, OUTPUT)
  const path = join(output, `${id}.jsonl`)
  const isNew = !existsSync(path)
  const results = new Results(path)
  if (options.isAgain && isNew) keepNoticed(output, mutants, results)
  const folder = join(tmpdir(), `scion-mutants-${id}`)
  mkdirSync(folder, { recursive: true })
  const unlock = lock(join(folder, 'lock'))
  const tree = join(folder, 'tree')
  print(`${mutants.length} mutants, results in ${path}. Copies and builds the program in ${tree} ...`)
  makeCopy(root, tree, sources, mutants)
  const near = new NearTests(readTexts(root, files), (file) => TEST.test(file))
  const runners = Array.from({ length: options.jobs }, (_, job) => new TestProcess(tree, join(folder, `tmp-${job}`)))
  let done = 0
  const beganMs = performance.now()
  try {
    await runCampaign({
      mutants,
      results,
      runners,
      folder,
      budgetMs: options.seconds * 1_000,
      testsOf: (file) => (options.isWhole ? near.all(file) : near.near(file)),
      onTest: ({ file, failure }) => {
        if (failure !== undefined) print(`not used, fails without a mutant: ${file}: ${failure}`)
      },
      onMutant: (mutant, result) => {
        done++
        if (isSurvivor(result) || result.status === 'timeout') print(`${describe(mutant)} [${explain(result)}]`)
        if (done % PROGRESS === 0) print(`${done} mutants, ${((performance.now() - beganMs) / 1_000).toFixed(0)} s`)
      },
    })
  } finally {
    await Promise.all(runners.map((runner) => runner.stop()))
    unlock()
  }
  const table = printTable(countScores(mutants, equivalent, results, options.paths))
  const report = [table, ...listOpen(mutants, results).map((line) => `- ${line}`), ''].join('\n')
  writeFileSync(join(output, `${id}.md`), report)
  print(`\n${report}\nTable and list: ${join(output, `${id}.md`)}`)
  rmSync(folder, { recursive: true, force: true })
}

/** Number of mutants between two lines of progress. */
const PROGRESS = 20

function readTexts(root: string, files: readonly string[]): Map<string, string> {
  return new Map(files.filter((file) => CODE.test(file)).map((file) => [file, readFileSync(join(root, file), 'utf8')]))
}

/** Adds the mutants that an earlier campaign has noticed: the name of a mutant stays while its place and text do. */
function keepNoticed(output: string, mutants: readonly Mutant[], results: Results): void {
  const names = new Set(mutants.map(nameOf))
  for (const file of readdirSync(output).filter((name) => name.endsWith('.jsonl'))) {
    for (const result of readResults(join(output, file))) {
      if (result.type !== 'mutant' || result.status !== 'noticed' || !names.has(result.name)) continue
      if (results.mutant(result.name) === undefined) results.add(result)
    }
  }
}
