import { runTypeScriptHardhat } from './hardhat.ts'
import type { Rule, Suite } from './suite.ts'

const RULES: readonly Rule[] = []

/** The tests of Safe's contracts, with Hardhat 2. */
export const safe: Suite = {
  node: [
    'dev',
    ...['--compat', 'ethereum'],
    '--fail-on-revert',
    ...['--gas-limit', '100000000'],
    '--unlimited-code-size',
  ],
  rules: RULES,
  // Safe's own factory is known for some chain ids only. The default of hardhat-deploy is a contract of the genesis block.
  run: (run) => runTypeScriptHardhat(run, {}, { deterministicDeployment: null }),
}
