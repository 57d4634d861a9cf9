import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Program, runReporting } from './program.ts'
import type { Outcome, Rule, Suite } from './suite.ts'

const RULES: readonly Rule[] = []

const PORT = '8545'

/** Types are the checkout's affair; compiling without them takes a fifth of the time. */
const TRANSFORM = {
  '^.+\\.(ts|tsx)$': ['ts-jest', { tsconfig: './test/tsconfig.json', isolatedModules: true, diagnostics: false }],
}

/** Needs a socket file, which Scion has none of. */
const LEFT_OUT = ['web3-providers-ipc']
/** Need nodes of others on the internet. */
const FILES_LEFT_OUT = ['external-providers', 'web3RPCProviders']

/** The integration tests of web3.js, as against Hardhat's node over HTTP. */
export const web3: Suite = {
  // The tests want this port, 20 accounts, deployments of 10,000,000 gas, and a price that accounts with 0.1 Gwei can pay.
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
      ...['--testPathIgnorePatterns', FILES_LEFT_OUT.join('|')],
    ]
    const outcomes: Outcome[] = []
    for (const name of await findPackages(checkout, files)) {
      const program: Program = { command, folder: join(checkout, 'packages', name), environment }
      outcomes.push(...(await runReporting(program, join(folder, `${name}.jsonl`))))
    }
    return outcomes
  },
}

/** The packages with integration tests, or those of them that are named. */
async function findPackages(checkout: string, wanted: readonly string[]): Promise<string[]> {
  const entries = await readdir(join(checkout, 'packages'), { recursive: true })
  const names = entries.filter((path) => /^[^/]+\/test\/integration\/jest\.config\.js$/.test(path))
  return names
    .map((path) => path.replace(/\/.*/, ''))
    .filter((name) => !LEFT_OUT.includes(name) && (wanted.length === 0 || wanted.includes(name)))
    .sort()
}
