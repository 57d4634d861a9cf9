// `npm run check`: everything that is judged without running the program. Each step speaks for itself; all run, then the count.
import { spawnSync } from 'node:child_process'
import { install } from './prepare/packages.mjs'

/** Fewer modules than this means that the tool did not see the house at all. */
const LEAST_MODULES = 50

/** The suites of others run through the EVM's face alone. */
const LAYERED = [
  'src',
  'generated',
  ...['opcodes', 'vmTests', 'stateTests'].map((name) => `test/conformance/${name}.test.ts`),
]

const steps = [
  ['format and lint', 'biome', ['check', '.']],
  ['types', 'tsc', ['--noEmit', '-p', '.']],
  ['types of the docs page', 'tsc', ['--noEmit', '-p', 'playground']],
  ['generated code is up to date', 'npm', ['run', '--silent', 'codegen', '--', '--check']],
  ['the machine is what its source compiles to', 'npm', ['run', '--silent', 'machine', '--', '--check']],
  ['examples are what the fixture answers', 'npm', ['run', '--silent', 'fixture', '--', '--check']],
  ['layers', 'depcruise', [...LAYERED, '--config', '.dependency-cruiser.cjs', '--output-type', 'err']],
  ['dead code', 'knip', ['--no-progress']],
  ['nothing that only tests use', 'knip', ['--no-progress', '--production']],
]

function run(name, command, args) {
  const program = command === 'npm' ? 'npm' : `node_modules/.bin/${command}`
  const result = spawnSync(program, args, { encoding: 'utf8' })
  const output = `${result.stdout ?? ''}${result.stderr ?? ''}`.trim()
  const modules = /\((\d+) modules/.exec(output)
  const sawTooLittle = name === 'layers' && Number(modules?.[1] ?? 0) < LEAST_MODULES
  const passed = result.status === 0 && !sawTooLittle
  console.log(`${passed ? 'ok  ' : 'FAIL'} ${name}${sawTooLittle ? `: saw fewer than ${LEAST_MODULES} modules` : ''}`)
  if (!passed) console.log(output)
  return passed
}

await install(true)
const failed = steps.filter(([name, command, args]) => !run(name, command, args))
console.log(failed.length === 0 ? 'check: all passed' : `check: ${failed.length} of ${steps.length} failed`)
process.exit(failed.length === 0 ? 0 : 1)
