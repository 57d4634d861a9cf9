import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { runReporting } from './program.ts'
import type { Outcome, Rule, Run, Suite } from './suite.ts'

/** The node as the tests expect Hardhat's own network: errors for failed transactions, and twenty accounts of 10,000. */
const NODE = [
  'dev',
  ...['--compat', 'hardhat'],
  ...['--accounts', '20', '--balance', '10000'],
  ...['--call-timeout-ms', '0'],
]

const HELPERS: readonly Rule[] = [
  {
    name: 'minimum gas limit',
    why: "The gas limit of Rootstock's blocks is at least 3,000,000.",
    title: /^setBlockGasLimit /,
    error: /a block's gas limit must be 3000000 to/,
    max: 7,
  },
  {
    name: 'no base fee',
    why: 'Blocks have no baseFeePerGas. The helper sets their minimumGasPrice.',
    title: /^setNextBlockBaseFeePerGas /,
    error: /expected \+0 to equal/,
    max: 7,
  },
  {
    name: 'PREVRANDAO',
    why: 'PREVRANDAO is the difficulty on Rootstock, which follows from the block and its parent.',
    error: /PREVRANDAO is the difficulty/,
    max: 7,
  },
  {
    name: 'blocks of one time',
    why: "Each block is later than its parent. The test needs an option of Hardhat's own network, also when that is a node.",
    title: /> blocks with same timestamp >/,
    max: 4,
  },
  {
    name: 'ids after a reset',
    why: "No id of a snapshot is given twice, also not after a reset. Hardhat's begin again with 1.",
    title: /snapshot is cleared upon hardhat_reset$/,
    max: 1,
  },
  {
    name: 'smaller nonces',
    why: 'The nonce of an account can be set to a smaller one, as on anvil.',
    title: /nonce smaller than the current nonce$/,
    max: 1,
  },
]

const MATCHERS: readonly Rule[] = [
  {
    name: 'error texts',
    why: "The text for a sender who cannot pay is geth's with `--compat hardhat`, and the reference node's in mode rootstock.",
    title: /errors that are not related to a reverted transaction$/,
    max: 10,
  },
  {
    name: 'no typed transactions',
    why: 'A transaction pays the gas price. Fees of EIP-1559 have no effect.',
    title: /1559 tx/,
    error: /to change by -212\d\d wei|rejected with 'AssertionError'/,
    max: 5,
  },
  {
    name: 'REMASC',
    why: "Each block ends with the REMASC transaction. Hardhat's balance matchers require a block of one transaction.",
    error: /Multiple transactions found in/,
    max: 500,
  },
]

const ETHERS: readonly Rule[] = [
  {
    name: 'no typed transactions',
    why: 'Blocks have no base fee, so ethers sends legacy transactions. Fees of EIP-1559 and authorizations of EIP-7702 have no effect.',
    title: /EIP-1559 values|maxFeePerGas|maxPriorityFeePerGas|fee data|send a raw transaction|transaction of type 4/,
    max: 20,
  },
  {
    name: 'compiler',
    why: 'The test names the gas of code of another compiler. It fails on every network.',
    error: /equal (76985|21186)n/,
    max: 12,
  },
  {
    name: 'estimates',
    why: "Rootstock's estimate of a transfer is 21,000 gas, Hardhat's 21,001, and its storage costs less.",
    error: /equal 21001|between 65000 and 70000/,
    max: 13,
  },
  {
    name: 'chain id',
    why: "Hardhat's 31337 does not fit into the single byte that a Rootstock transaction has for the chain id.",
    error: /equal 31337n|0xAbCdEf0123456789/,
    max: 8,
  },
  {
    name: 'error texts',
    why: "The texts of failed transactions are geth's with `--compat hardhat`, and the reference node's in mode rootstock.",
    title: /^error messages /,
    max: 6,
  },
  {
    name: 'accounts',
    why: "The test needs the accounts of Hardhat's own network: their number, or a network without accounts.",
    title: /index doesn't match an account|hardhat network with no accounts/,
    max: 3,
  },
  {
    name: 'REMASC',
    why: 'Each block ends with the REMASC transaction, whose logs are among those of the chain.',
    error: /expected \[.*\] to have a length of/,
    max: 6,
  },
  {
    name: 'gas price 0',
    why: 'In mode rootstock the gas price is 0.',
    title: /should get the gas price$/,
    max: 1,
  },
]

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
