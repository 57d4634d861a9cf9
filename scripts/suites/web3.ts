import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Program, runReporting } from './program.ts'
import type { Outcome, Rule, Suite } from './suite.ts'

const RULES: readonly Rule[] = [
  {
    name: 'no typed transactions',
    why: 'The test sends a transaction of type 1 or 2, or fails on type 0 or a missing access list.',
    error:
      /Eip1559NotSupportedError|typed transactions are not supported|Expected: ([12]n?|"0x2")\s+Received: +(0n?|"0x0")|rpc\.test\.ts:330:/,
    max: 52,
  },
  {
    name: 'error texts',
    why: "The test expects Hardhat's texts for reverts, nonces and gas. It receives Rootstock's and geth's.",
    title: /getRevertReason|Transaction Error Scenarios|high nonce|"intrinsic gas too low"/,
    error: /^Error: expect/,
    max: 12,
  },
  {
    name: 'gas prices',
    why: "A price must be between the block's minimum gas price and 80 times that. The test expects 0, or a price for another minimum.",
    error: /gas price (lower than block's minimum|exceeds cap)/,
    max: 3,
  },
  {
    name: 'failed transactions',
    why: 'Failed transactions have hashes and receipts with status 0. Hardhat returns an error instead of the hash (`--fail-on-revert`).',
    title: /should (fail with errors on revert|returns errors on reverts)$/,
    max: 2,
  },
  {
    name: 'chain id',
    why: "Hardhat's 1337 does not fit into the single byte that a Rootstock transaction has for the chain id.",
    error: /Expected: 1337n/,
    max: 1,
  },
  {
    name: 'no peers',
    why: 'net_listening is false, because Scion has no peers.',
    title: /should be able to listen$/,
    max: 1,
  },
  {
    name: 'estimates',
    why: "A transfer uses 21,000 gas. Hardhat's node returns 21,001.",
    error: /Expected: 21001n\s+Received: 21000n/,
    max: 1,
  },
]

const PORT = '8545'

/** Compiles without type checks, which takes a fifth of the time. */
const TRANSFORM = {
  '^.+\\.(ts|tsx)$': ['ts-jest', { tsconfig: './test/tsconfig.json', isolatedModules: true, diagnostics: false }],
}

/** Packages that need a Unix socket, which Scion does not serve. */
const SKIPPED_PACKAGES = ['web3-providers-ipc']
/** Tests that need public nodes. */
const SKIPPED_FILES = ['external-providers', 'web3RPCProviders']

/** The integration tests of web3.js, with the settings for Hardhat's node over HTTP. */
export const web3: Suite = {
  // The tests need this port, 20 accounts, deployments of 10,000,000 gas, and a price that accounts with 0.1 Gwei can pay.
  node: [
    ...['dev', '--compat', 'ethereum', '--port', PORT, '--accounts', '10'],
    ...['--gas-limit', '30000000', '--minimum-gas-price', '1'],
  ],
  rules: RULES,
  async run({ root, checkout, files, folder, url }) {
    const injected = join(root, 'scripts/suites/injected')
    const environment = {
      WEB3_SYSTEM_TEST_BACKEND: 'hardhat',
      WEB3_SYSTEM_TEST_ENGINE: 'node',
      WEB3_SYSTEM_TEST_ENV: 'true',
      WEB3_SYSTEM_TEST_MNEMONIC: 'test test test test test test test test test test test junk',
      WEB3_SYSTEM_TEST_MODE: 'http',
      WEB3_SYSTEM_TEST_PORT: PORT,
      WEB3_SYSTEM_TEST_PROVIDER: url.replace(/\/$/, ''),
    }
    const command = [
      ...[
        '../../node_modules/.bin/jest',
        '--config',
        './test/integration/jest.config.js',
        '--runInBand',
        '--forceExit',
      ],
      ...['--testTimeout', '20000', '--transform', JSON.stringify(TRANSFORM)],
      ...['./test/integration/setup.js', join(injected, 'web3.cjs')].flatMap((file) => ['--setupFilesAfterEnv', file]),
      ...['--reporters', join(injected, 'jestReporter.cjs')],
      ...['--testPathIgnorePatterns', SKIPPED_FILES.join('|')],
    ]
    const outcomes: Outcome[] = []
    for (const name of await findPackages(checkout, files)) {
      const program: Program = { command, folder: join(checkout, 'packages', name), environment }
      outcomes.push(...(await runReporting(program, join(folder, `${name}.jsonl`))))
    }
    return outcomes
  },
}

/** Returns the packages with integration tests, or those of them in `wanted`. */
async function findPackages(checkout: string, wanted: readonly string[]): Promise<string[]> {
  const entries = await readdir(join(checkout, 'packages'), { recursive: true })
  const names = entries.filter((path) => /^[^/]+\/test\/integration\/jest\.config\.js$/.test(path))
  return names
    .map((path) => path.replace(/\/.*/, ''))
    .filter((name) => !SKIPPED_PACKAGES.includes(name) && (wanted.length === 0 || wanted.includes(name)))
    .sort()
}
