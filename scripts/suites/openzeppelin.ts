import { join } from 'node:path'
import { runReporting } from './program.ts'
import type { Rule, Suite } from './suite.ts'

const RULES: readonly Rule[] = [
  {
    name: 'REMASC',
    why: "Each block ends with the REMASC transaction. Hardhat's balance matchers require a block of one transaction.",
    error: /^Error: Multiple transactions found in block/,
    max: 125,
  },
  {
    name: 'no typed transactions',
    why: 'ethers detects legacy fees and sends an EIP-7702 transaction as a legacy one, without its authorizations.',
    title: /ERC7702|EIP7702/,
    max: 101,
  },
  {
    name: 'nonce of a deployed contract',
    why: 'A contract that a transaction creates starts with nonce 0, not 1, so contracts that it creates have other addresses.',
    title: /^(ProxyAdmin|TransparentUpgradeableProxy) /,
    max: 19,
  },
  {
    name: 'no 63/64 rule',
    why: 'A call may use all gas, so a call that runs out of gas leaves none to its caller. The transaction also runs out of gas, and eth_call returns 0x.',
    title: /out of gas|address already used|existent address|non-static function/,
    error: /transaction reverted\n|without a reason|value="0x"|ProviderError: out of gas/,
    max: 10,
  },
  {
    name: 'revert data of CREATE',
    why: 'A creation that reverts leaves no return data, so its caller cannot pass on the reason.',
    title: /^Create2 .* bubbles up /,
    max: 3,
  },
  {
    name: 'code size of precompiled contracts',
    why: 'EXTCODESIZE of a precompiled contract is 2^256-1, so it looks like a contract.',
    title: /^BeaconProxy .* non-contract implementation$/,
    max: 1,
  },
  {
    name: 'no P-256 precompile',
    why: 'RIP-7212 is not part of Rootstock.',
    title: /^P256 /,
    max: 3,
  },
  {
    name: 'BASEFEE',
    why: "BASEFEE is the block's minimum gas price, also in calls. On Hardhat's network it is 0 in calls.",
    title: /^ERC4337Utils > userOp values > returns gasPrice$/,
    max: 1,
  },
  {
    name: 'balance of an estimate',
    why: "eth_estimateGas requires that the sender's balance covers the value.",
    error: /insufficient funds for transfer/,
    max: 1,
  },
]

/** The tests of OpenZeppelin's contracts, with Hardhat 2 and its development methods on an external network. */
export const openzeppelin: Suite = {
  // Failed transactions are errors, and blocks and contracts are large, as on Hardhat's own network.
  node: [
    'dev',
    ...['--compat', 'ethereum'],
    '--fail-on-revert',
    ...['--gas-limit', '30000000'],
    '--unlimited-code-size',
  ],
  rules: RULES,
  run({ root, checkout, files, folder, url }) {
    const config = join(root, 'scripts/suites/injected/hardhat.config.cjs')
    const program = {
      // Hardhat's signers set the gas limit of a block only on a network of this name and on Hardhat's own.
      command: ['node_modules/.bin/hardhat', '--config', config, '--network', 'localhost', 'test', ...files],
      folder: checkout,
      environment: { SCION_URL: url, HARDHAT_DISABLE_TELEMETRY_PROMPT: 'true' },
    }
    return runReporting(program, join(folder, 'outcomes.jsonl'))
  },
}
