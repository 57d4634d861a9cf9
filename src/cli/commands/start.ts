import type { Command } from 'commander'
import type { Output } from '../output.ts'
import type { CreateNode } from '../runNode.ts'
import { addSettingFlags } from '../settingFlags.ts'

/** `scion start`; what a node needs is loaded only when it starts. */
export function addStart(program: Command, output: Output, createNode: CreateNode): void {
  addSettingFlags(program.command('start').description('run the node'))
    .allowExcessArguments(false)
    .action(async (flags) => (await import('../startNode.ts')).startNode(flags, output, createNode))
}
