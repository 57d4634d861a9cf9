import { type Command, Option } from 'commander'
import { DEV_SETTINGS, LOG_FORMATS } from '../devConfig.ts'
import type { Output } from '../output.ts'
import type { CreateNode } from '../runNode.ts'
import { addSettingFlags } from '../settingFlags.ts'

/** `scion dev`; what a node needs is loaded only when it starts. */
export function addDev(program: Command, output: Output, createNode: CreateNode): void {
  const command = program
    .command('dev')
    .description('run one sandbox of regtest, open on this machine, of which nothing is kept without --data')
  addSettingFlags(command, DEV_SETTINGS)
    .option('--block-time <seconds>', 'mine a block at this interval instead of one for each transaction')
    .option('--no-mining', 'mine only when asked (evm_mine)')
    .option('--fresh', 'begin the chain in --data anew')
    .addOption(
      new Option('--log-format <format>', 'text: for people; json: one line for each event, for programs')
        .choices(LOG_FORMATS)
        .default('text'),
    )
    .allowExcessArguments(false)
    .action(async (flags) => (await import('../devNode.ts')).runDev(flags, output, createNode))
}
