import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { explorer } from './explorer.ts'
import { flyover } from './flyover.ts'
import { chaiMatchers, hardhatEthers, networkHelpers } from './hardhatPackages.ts'
import { hardhat2Sample, hardhat3Sample } from './hardhatSamples.ts'
import { nod3 } from './nod3.ts'
import { openzeppelin } from './openzeppelin.ts'
import { printSorted } from './report.ts'
import { rifRelay } from './rifRelay.ts'
import { rns } from './rns.ts'
import { safe } from './safe.ts'
import { type Sandbox, startSandbox } from './sandbox.ts'
import { sortFailures } from './sorting.ts'
import type { Suite } from './suite.ts'
import { viem } from './viem.ts'
import { web3 } from './web3.ts'

const SUITES: Readonly<Record<string, Suite>> = {
  openzeppelin,
  flyover,
  'rif-relay': rifRelay,
  rns,
  explorer,
  nod3,
  web3,
  viem,
  'hardhat2-sample': hardhat2Sample,
  'hardhat3-sample': hardhat3Sample,
  'network-helpers': networkHelpers,
  'chai-matchers': chaiMatchers,
  'hardhat-ethers': hardhatEthers,
  safe,
}

const USAGE = `usage: npm run suites -- ${Object.keys(SUITES).join('|')} CHECKOUT [FILE ...] [-- FLAGS OF THE NODE]`

interface Arguments {
  readonly root: string
  readonly args: readonly string[]
}

/** Runs a suite of another project. Returns the exit code: 0 if rules explain every failure, 1 if not, 2 for an invalid command line. */
export async function main({ root, args }: Arguments): Promise<number> {
  const end = args.includes('--') ? args.indexOf('--') : args.length
  const [name = '', checkout, ...files] = args.slice(0, end)
  const suite = SUITES[name]
  if (suite === undefined || checkout === undefined) {
    process.stderr.write(`${USAGE}\n`)
    return 2
  }
  const folder = await mkdtemp(join(tmpdir(), `scion-suite-${name}-`))
  const node = [...suite.node, ...args.slice(end + 1)]
  const sandbox = await findNode(root, node, join(folder, 'node.log'))
  try {
    const outcomes = await suite.run({ root, checkout: resolve(checkout), files, folder, url: sandbox.url })
    const sorted = sortFailures(outcomes, suite.rules)
    process.stdout.write(printSorted(outcomes, sorted))
    process.stderr.write(`${folder} has what was said.\n`)
    return outcomes.some(({ result }) => result === 'passed') && sorted.unexplained.length === 0 ? 0 : 1
  } finally {
    await sandbox.stop()
  }
}

/** Returns the node at SUITE_URL, for comparison with another network, or starts one. */
async function findNode(root: string, command: readonly string[], logFile: string): Promise<Sandbox> {
  const { SUITE_URL } = process.env
  return SUITE_URL === undefined ? startSandbox(root, command, logFile) : { url: SUITE_URL, stop: async () => {} }
}
