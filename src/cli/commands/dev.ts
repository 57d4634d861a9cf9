import { type Command, Option } from 'commander'
import { addAnvilFlags } from '../dev/anvilFlags.ts'
import { DEV_SETTINGS, FORK_CALL_TIMEOUT_MS, LOG_FORMATS } from '../dev/config.ts'
import { addExample } from '../help.ts'
import type { Output } from '../output.ts'
import type { CreateNode } from '../runNode.ts'
import { addSettingFlags, type SettingWords } from '../settingFlags.ts'

/** The help of settings whose defaults differ in an ephemeral sandbox. */
const WORDS: SettingWords = {
  host: 'address to listen on; 0.0.0.0: all interfaces, for every client that can reach them (default: 127.0.0.1)',
  exposeOwnerMethods:
    'serve wallet, admin and control methods to every client (default: with another --host, or --allowed-hosts)',
  data: 'directory of the chain (default: none, in memory)',
  callTimeoutMs: `timeout of a call, in ms; 0: no limit (default: 5000, on a fork ${FORK_CALL_TIMEOUT_MS})`,
  network: 'network of the sandbox, for example testnet (default: regtest; on a fork, that of its endpoint)',
  clientVersion: 'result of web3_clientVersion (default: HardhatNetwork and the version of Scion)',
}

/** Adds `scion dev` with its flags, and returns the function that reads them after the command line was parsed. */
export function addDevCommand(program: Command) {
  const command = program
    .command('dev')
    .description('run an ephemeral sandbox or a fork for contract development, without a key on loopback')
  addSettingFlags(command, DEV_SETTINGS, WORDS)
    .option('-b, --block-time <seconds>', 'mine a block at this interval, in s, instead of one per transaction')
    .option('--no-mining', 'mine only on evm_mine')
    .addOption(new Option('--predeploys').hideHelp())
    .option('--no-predeploys', 'create a genesis block without Multicall3, Permit2 and other well-known contracts')
    .option('--fresh', 'reset the chain in --data')
    .option(
      '--project <folder>',
      'name contracts by the compiler output of this Foundry or Hardhat project (default: the current folder, if it is one)',
    )
    .option('--no-project', 'do not read the project in the current folder')
    .option(
      '-v, --verbosity',
      'log source lines of failures; -vv: and the call tree of failed transactions; -vvv: of all; -vvvv: and storage changes',
      (_flag: string, level: number) => level + 1,
      0,
    )
    .addOption(
      new Option(
        '--log-format <format>',
        'log format: text for people, json for programs (one line per event), none for warnings only',
      )
        .choices(LOG_FORMATS)
        .default('text'),
    )
  const readFlags = addAnvilFlags(command)
  addExample(
    command,
    'scion dev',
    'scion dev --block-time 5 --accounts 5 --balance 100',
    'scion dev --data ./chain --fresh',
    'scion dev --fork-url mainnet --fork-block-number 8123456',
  )
  return { command: command.allowExcessArguments(false), readFlags }
}

/** `scion dev`. The node's modules are loaded when it starts. */
export function addDev(program: Command, output: Output, createNode: CreateNode): void {
  const { command, readFlags } = addDevCommand(program)
  command.action(async () => (await import('../dev/devNode.ts')).runDev(readFlags(), output, createNode))
}
