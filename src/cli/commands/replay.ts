import type { Command } from 'commander'
import { HALTED } from '../failure.ts'
import { addExample } from '../help.ts'
import type { Output } from '../output.ts'

/** `scion replay REPORT`. Its modules are loaded when it runs. */
export function addReplay(program: Command, output: Output): void {
  const command = program
    .command('replay <report>')
    .description(`execute the block with which a followed network has halted; exit with ${HALTED} if it is refused`)
  addExample(command, 'scion replay .scion/halt-mainnet-8000000-1b2c3d4e.json')
    .allowExcessArguments(false)
    .action(async (file: string) => (await import('../replay.ts')).replay(file, output))
}
