import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startPathlessProxy } from './pathlessProxy.ts'
import { runReporting } from './program.ts'
import type { Outcome, Rule, Suite } from './suite.ts'
import { generateContracts } from './viemContracts.ts'

const RULES: readonly Rule[] = [
  {
    name: 'missing controls',
    why: 'Not a rule of Rootstock but a gap: block timestamp interval (set, remove), block gas limit, logging, URL of a fork.',
    title: /^src\/actions\/test\//,
    error: /MethodNotFound/,
    max: 5,
  },
  {
    name: 'missing sender',
    why: 'eth_sendTransaction requires a sender. anvil uses its first account.',
    error: /Details: from is null/,
    max: 4,
  },
  {
    name: 'milliseconds',
    why: 'evm_setIntervalMining expects milliseconds, as in Hardhat. anvil expects seconds.',
    title: /setIntervalMining\.test\.ts/,
    error: /InvalidInput/,
    max: 1,
  },
  {
    name: 'no base fee',
    why: 'Blocks have no base fee to read.',
    title: /setNextBlockBaseFeePerGas\.test\.ts/,
    error: /Cannot mix BigInt/,
    max: 1,
  },
  {
    name: 'fork',
    why: 'The signature is that of a contract on mainnet.',
    title: /verify(Message|TypedData)\.test\.ts > .* > valid signature$/,
    max: 2,
  },
  {
    name: "the pool's senders",
    why: "Rootstock's node returns them without 0x.",
    title: /(getTxpoolContent|inspectTxpool)\.test\.ts/,
    error: /expected undefined to be defined/,
    max: 2,
  },
  {
    name: "anvil's state",
    why: 'A dump is in the form of the node that created it.',
    title: /loadState\.test\.ts/,
    max: 1,
  },
  {
    name: 'no blobs',
    why: 'The fee for blobs is 0.',
    title: /getBlobBaseFee\.test\.ts/,
    max: 1,
  },
]

/** Port at which the tests expect anvil. */
const PORT = 8545

/** Matches tests that need a fork of Ethereum's mainnet: its contracts, blocks, transactions, accounts or fees. */
const MAINNET =
  /forkBlockNumber|ontractConfig|vitalik|~contracts|blockNumber: \d{6,}n|[mM]ulti[cC]all|~test\/(token|ens)|anvil(Sepolia|Optimism|Zksync)|deploy\w+\(|'0x[0-9a-f]{64}'|1559|maxFeePerGas/

/** The tests of viem's actions that need only an empty chain; the chain is reset before each file. */
export const viem: Suite = {
  node: ['dev', '--compat', 'ethereum', '--chain-id', '1', '--accounts', '10', '--no-mining'],
  rules: RULES,
  async run({ root, checkout, files, folder, url }) {
    await generateContracts(checkout)
    const proxy = await startPathlessProxy(PORT, url)
    const outcomes: Outcome[] = []
    try {
      for (const [index, file] of (files.length > 0 ? files : await findFiles(checkout)).entries()) {
        await proxy.reset()
        const program = {
          command: [
            ...['node_modules/vitest/vitest.mjs', 'run', '--config', 'test/vitest.config.ts', '--project', 'core'],
            ...['--retry', '0', '--testTimeout', '10000', '--maxWorkers', '1'],
            ...['--reporter', join(root, 'scripts/suites/injected/vitestReporter.mjs'), file],
          ],
          folder: checkout,
          environment: { CI: 'true', SKIP_GLOBAL_SETUP: 'true' },
        }
        outcomes.push(...(await runReporting(program, join(folder, `${index}.jsonl`))))
      }
      return outcomes
    } finally {
      proxy.close()
    }
  },
}

async function findFiles(checkout: string): Promise<string[]> {
  const folder = 'src/actions'
  const names = (await readdir(join(checkout, folder), { recursive: true })).filter((name) => name.endsWith('.test.ts'))
  const files = names.sort().map((name) => join(folder, name))
  const texts = await Promise.all(files.map((file) => readFile(join(checkout, file), 'utf8')))
  return files.filter((_, index) => !MAINNET.test(texts[index] ?? ''))
}
