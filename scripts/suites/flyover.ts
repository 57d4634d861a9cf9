import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { runReporting } from './program.ts'
import type { Rule, Suite } from './suite.ts'

const RULES: readonly Rule[] = [
  {
    name: 'signatures',
    why: 'On a network with a Bridge, the real signature check is deployed, not its mock, which accepts any signature. These quotes are signed with another key.',
    title: /\(real cases\)$|attacker to steal funds$/,
    error: /LBC029/,
    max: 2,
  },
  {
    name: 'satoshis',
    why: 'The mock pays fractions of a satoshi, which a Bitcoin transaction cannot do.',
    title: /with insufficient deposit/,
    max: 2,
  },
  {
    name: 'federation of the mock',
    why: 'The address in the test belongs to the redeem script that the mock returns.',
    title: /verify depositAddress for given quote$/,
    max: 1,
  },
  {
    name: 'owners',
    why: "The checkout's list of owners has no entry for regtest.",
    title: /change the ownership of LBC$/,
    max: 1,
  },
]

/** The tests of Flyover's liquidity bridge contract, with the real Bridge instead of their mock. */
export const flyover: Suite = {
  node: ['dev', ...['--compat', 'ethereum'], '--fail-on-revert', ...['--gas-limit', '30000000']],
  rules: RULES,
  async run({ root, checkout, files, folder, url }) {
    const config = join(root, 'scripts/suites/injected/flyover.cjs')
    const tests = files.length > 0 ? files : await testsOf(checkout)
    const program = {
      command: ['node_modules/.bin/hardhat', '--config', config, 'test', ...tests],
      folder: checkout,
      environment: { SCION_URL: url, HARDHAT_DISABLE_TELEMETRY_PROMPT: 'true' },
    }
    return runReporting(program, join(folder, 'outcomes.jsonl'))
  },
}

/** Returns the test files, because Hardhat would search only for JavaScript. */
async function testsOf(checkout: string): Promise<string[]> {
  const names = await readdir(join(checkout, 'test'))
  return names.filter((name) => name.endsWith('.test.ts')).map((name) => `test/${name}`)
}
