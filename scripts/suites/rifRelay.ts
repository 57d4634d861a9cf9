import { runTypeScriptHardhat } from './hardhat.ts'
import type { Rule, Suite } from './suite.ts'

const RULES: readonly Rule[] = [
  {
    name: 'smock',
    why: "The test fakes a contract or sets its variables with smock, which works only on Hardhat's own network.",
    error: /smock\.fake needs|setVariables? is not a function/,
    max: 28,
  },
  {
    name: 'name of the network',
    why: "The test reads the addresses of contracts that it stored under the name of Hardhat's own network.",
    error: /Contracts not deployed for cha/,
    max: 12,
  },
]

/** The tests of the contracts of RIF Relay, with Hardhat 2. */
export const rifRelay: Suite = {
  node: ['dev', ...['--compat', 'ethereum'], '--fail-on-revert'],
  rules: RULES,
  run: (run) => runTypeScriptHardhat(run, { TEST: 'true' }),
}
