import { type Command, Option } from 'commander'
import { DEV_SETTINGS, LOG_FORMATS } from '../devConfig.ts'
import type { Output } from '../output.ts'
import type { CreateNode } from '../runNode.ts'
import { addExample, addSettingFlags, type SettingWords } from '../settingFlags.ts'

/** What is otherwise in a sandbox of which nothing is kept. */
const WORDS: SettingWords = {
  data: 'directory in which the chain is kept (default: nothing is kept)',
  clientVersion:
    'what web3_clientVersion answers (default: HardhatNetwork and our version, which helpers for tests know)',
}

/** `scion dev`; what a node needs is loaded only when it starts. */
export function addDev(program: Command, output: Output, createNode: CreateNode): void {
  const command = program
    .command('dev')
    .description('run one sandbox of regtest, open on this machine, of which nothing is kept without --data')
  addSettingFlags(command, DEV_SETTINGS, WORDS)
    .option('--block-time <seconds>', 'mine a block at this interval instead of one for each transaction')
    .option('--no-mining', 'mine only when asked (evm_mine)')
    .option('--fresh', 'begin the chain in --data anew')
    .addOption(
      new Option('--log-format <format>', 'text: for people; json: one line for each event, for programs')
        .choices(LOG_FORMATS)
        .default('text'),
    )
  addExample(
    command,
    'scion dev',
    'scion dev --block-time 5 --accounts 5 --balance 100',
    'scion dev --data ./chain --fresh',
  )
    .allowExcessArguments(false)
    .action(async (flags) => (await import('../devNode.ts')).runDev(flags, output, createNode))
}
