import { join } from 'node:path'
import { createTestClient, http, walletActions } from 'viem'
import { runReporting } from './program.ts'
import type { Rule, Run, Suite } from './suite.ts'

/** The highest block that the tests request at random. */
const BLOCKS = 20

const RULES: readonly Rule[] = [
  {
    name: 'no peers',
    why: 'nod3 considers a node connected if it listens for peers. net_listening is false, because Scion has no peers.',
    title: /^Test subscribe\.clear |isConnected/,
    error: /nod3 is not connected|expected false to equal true/,
    max: 2,
  },
  {
    name: 'unknown filters',
    why: "Rootstock's nodes return an error for an unknown filter. The test expects null.",
    title: /should remove filter$/,
    error: /filter not found/,
    max: 1,
  },
  {
    name: 'REMASC',
    why: 'Each block ends with the REMASC transaction. The test numbers the traces of a block as if it had only one transaction.',
    title: /should return a trace of block/,
    error: /expected 1 to equal 2/,
    max: 1,
  },
  {
    name: 'closed servers',
    why: 'Without a node: a request of an earlier test arrives after that test has closed its server.',
    title: /^Batch request multiple methods > test$/,
    error: /ECONNREFUSED 127\.0\.0\.1:8058|done\(\) called multiple times/,
    max: 2,
  },
  {
    name: 'speed of the machine',
    why: 'Without a node: the test compares two clocks to the millisecond.',
    title: /^Request status /,
    max: 1,
  },
]

/** The tests of Rootstock's JavaScript client. */
export const nod3: Suite = {
  node: ['dev', '--block-time', '2'], // some tests wait for a block
  rules: RULES,
  async run({ root, checkout, files, folder, url }: Run) {
    await growChain(url)
    const injected = join(root, 'scripts/suites/injected')
    const program = {
      command: [
        ...['--require', join(injected, 'online.cjs'), 'node_modules/mocha/bin/_mocha'],
        ...['--reporter', join(injected, 'mochaReporter.cjs')],
        ...(files.length > 0 ? files : ['test/**/*.spec.js']),
      ],
      folder: checkout,
      environment: { url },
    }
    return runReporting(program, join(folder, 'outcomes.jsonl'))
  },
}

/** Mines 20 blocks of one transfer each. */
async function growChain(url: string): Promise<void> {
  const client = createTestClient({ mode: 'hardhat', transport: http(url) }).extend(walletActions)
  const [account, to] = await client.getAddresses()
  if (account === undefined || to === undefined) throw new Error('there are no unlocked accounts')
  for (let number = 0; number < BLOCKS; number++) {
    await client.sendTransaction({ account, to, value: 1n, chain: null })
    await client.mine({ blocks: 1 })
  }
}
