import { runTypeScriptHardhat } from './hardhat.ts'
import type { Rule, Suite } from './suite.ts'

const RULES: readonly Rule[] = [
  {
    name: 'smock',
    why: "The test fakes a contract with smock, which works only on Hardhat's own network.",
    error: /smock\.fake needs|\.returns is not a function/,
    max: 51,
  },
  {
    name: 'custom errors',
    why: "The test expects the arguments of a custom error in the message. Hardhat's own network decodes them, and other nodes return them as data.",
    error: /cannot estimate gas/,
    max: 52,
  },
  {
    name: 'text of ethers',
    why: 'The test expects a text of another version of ethers. It fails on every network.',
    error: /resolver or addr is not configured for ENS name/,
    max: 2,
  },
  {
    name: 'no await',
    why: 'The test reads a value without waiting for the transaction that changes it.',
    title: /^Partners Management .* changing a partner configuration contract$/,
    max: 1,
  },
]

/** The tests of the registrar of RNS, Rootstock's name service, with Hardhat 2. */
export const rns: Suite = {
  node: ['dev', ...['--compat', 'ethereum'], '--fail-on-revert'],
  rules: RULES,
  run: (run) => runTypeScriptHardhat(run, {}),
}
