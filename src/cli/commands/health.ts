import type { Command } from 'commander'
import { ADDRESS_SETTINGS } from '../../config/settings.ts'
import { addExample } from '../help.ts'
import type { Output } from '../output.ts'
import { addSettingFlags } from '../settingFlags.ts'

/** `scion health`. Its modules are loaded when it runs. */
export function addHealth(program: Command, output: Output): void {
  const command = program
    .command('health')
    .description('check that a running node is healthy; exit with 1 if not')
    .option('--ready', 'ask GET /ready, whether it should get requests, in place of GET /health')
  addExample(addSettingFlags(command, ADDRESS_SETTINGS), 'scion health --port 8545')
    .allowExcessArguments(false)
    .action(async (flags) => (await import('../health.ts')).checkHealth(flags, output))
}
