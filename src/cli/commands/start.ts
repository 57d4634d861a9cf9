import type { Command } from 'commander'
import { FORK_SETTINGS, SETTING_NAMES, type SettingName } from '../../config/settings.ts'
import { addExample } from '../help.ts'
import type { Output } from '../output.ts'
import type { CreateNode } from '../runNode.ts'
import { addSettingFlags } from '../settingFlags.ts'

/** Settings of `scion dev` only. */
const DEV_ONLY: readonly SettingName[] = [...FORK_SETTINGS, 'network']
const START_SETTINGS = SETTING_NAMES.filter((name) => !DEV_ONLY.includes(name))

/** `scion start`. The node's modules are loaded when it starts. */
export function addStart(program: Command, output: Output, createNode: CreateNode): void {
  const command = program.command('start').description('run the node')
  addSettingFlags(command, START_SETTINGS).option(
    '--fresh',
    'delete the chains in --data; API keys and wallets are kept',
  )
  addExample(command, 'scion start --open', 'scion start --networks regtest --port 8545 --data ~/chains')
    .allowExcessArguments(false)
    .action(async (flags) => (await import('../startNode.ts')).startNode(flags, output, createNode))
}
