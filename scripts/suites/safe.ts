import { runTypeScriptHardhat } from './hardhat.ts'
import type { Rule, Suite } from './suite.ts'

const RULES: readonly Rule[] = [
  {
    name: 'no 63/64 rule',
    why: 'A call may use all gas, so a call that runs out of gas leaves none to its caller.',
    title: /deploy same proxy twice$|manually increase gas$/,
    max: 5,
  },
  {
    name: 'no data of calls',
    why: "A call that fails by an invalid opcode has no data, as on geth and anvil. Hardhat's network adds `0x`, which the matcher expects.",
    title: /call setup on singleton$/,
    max: 1,
  },
  {
    name: 'texts of selectors',
    why: "Hardhat's network knows the sources, and says that a selector was not recognized.",
    error: /function selector was not recognized/,
    max: 1,
  },
  {
    name: 'stack of traces',
    why: "The struct logger writes the stack and storage as geth and anvil, or as the reference node. Hardhat's network fills words with zeros.",
    title: /changes the expected storage slot/,
    max: 1,
  },
  {
    name: 'gas price 0',
    why: 'In mode rootstock the gas price is 0, so a refund of gas is 0.',
    title: /ether payment/,
    max: 3,
  },
]

/** The tests of Safe's contracts, with Hardhat 2. */
export const safe: Suite = {
  node: [
    'dev',
    ...['--compat', 'hardhat'],
    ...['--call-timeout-ms', '0'],
    ...['--gas-limit', '100000000'],
    '--unlimited-code-size',
  ],
  rules: RULES,
  // Safe's own factory is known for some chain ids only. The default of hardhat-deploy is a contract of the genesis block.
  run: (run) => runTypeScriptHardhat(run, {}, { deterministicDeployment: null }),
}
