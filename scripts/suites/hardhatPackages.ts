import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { runReporting } from './program.ts'
import type { Outcome, Rule, Run, Suite } from './suite.ts'

/** What the tests expect of Hardhat's own network: errors for failed transactions, its gas limit and its twenty accounts. */
const NODE = ['dev', ...['--compat', 'ethereum'], '--fail-on-revert', ...['--accounts', '20']]

const HELPERS: readonly Rule[] = []

const MATCHERS: readonly Rule[] = []

const ETHERS: readonly Rule[] = []

/** The tests of the packages of Hardhat 2, each in its folder of a checkout of Hardhat's branch v2. */
export const networkHelpers = packageSuite('hardhat-network-helpers', HELPERS, ['test/setup.ts'])
export const chaiMatchers = packageSuite('hardhat-chai-matchers', MATCHERS)
export const hardhatEthers = packageSuite('hardhat-ethers', ETHERS)

function packageSuite(name: string, rules: readonly Rule[], first: readonly string[] = []): Suite {
  return { node: NODE, rules, run: (run) => runPackage(name, run, first) }
}

async function runPackage(name: string, run: Run, first: readonly string[]): Promise<Outcome[]> {
  const { root, checkout, files, folder, url } = run
  const injected = join(root, 'scripts/suites/injected')
  const home = join(checkout, 'packages', name)
  const tests = files.length > 0 ? files : await testsOf(home)
  const program = {
    command: [
      ...['../node_modules/mocha/bin/mocha.js', '--no-config', '--exit', '--timeout', '25000'],
      ...['--require', join(injected, 'hardhatInternal.cjs'), '--require', 'ts-node/register/transpile-only'],
      ...['--reporter', join(injected, 'mochaReporter.cjs')],
      ...first.flatMap((file) => ['--file', file]),
      ...tests,
    ],
    folder: home,
    environment: { SCION_URL: url, HARDHAT_DISABLE_TELEMETRY_PROMPT: 'true' },
  }
  return runReporting(program, join(folder, 'outcomes.jsonl'))
}

/** Returns the test files; the tests of a package contain projects, whose files are no tests. */
async function testsOf(home: string): Promise<string[]> {
  const names = await readdir(join(home, 'test'), { recursive: true })
  const tests = names.filter((name) => name.endsWith('.ts') && !name.startsWith('fixture-projects'))
  return tests.sort().map((name) => `test/${name}`)
}
