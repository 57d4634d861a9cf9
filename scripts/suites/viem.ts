import { join } from 'node:path'
import { startPathlessProxy } from './pathlessProxy.ts'
import { runReporting } from './program.ts'
import type { Rule, Suite } from './suite.ts'
import { generateContracts } from './viemContracts.ts'

const RULES: readonly Rule[] = []

/** Where the tests look for anvil. */
const PORT = 8545

/** The tests of viem's actions, which want forks of Ethereum's mainnet, on an empty chain of its id. */
export const viem: Suite = {
  node: ['dev', '--compat', 'ethereum', '--chain-id', '1', '--accounts', '10'],
  rules: RULES,
  async run({ root, checkout, files, folder, url }) {
    await generateContracts(checkout)
    const proxy = await startPathlessProxy(PORT, url)
    try {
      const program = {
        command: [
          ...['node_modules/vitest/vitest.mjs', 'run', '--config', 'test/vitest.config.ts', '--project', 'core'],
          ...['--retry', '0', '--testTimeout', '10000', '--maxWorkers', '1'],
          ...['--reporter', join(root, 'scripts/suites/injected/vitestReporter.mjs')],
          ...(files.length > 0 ? files : ['src/actions']),
        ],
        folder: checkout,
        environment: { CI: 'true', SKIP_GLOBAL_SETUP: 'true' },
      }
      return await runReporting(program, join(folder, 'outcomes.jsonl'))
    } finally {
      proxy.close()
    }
  },
}
