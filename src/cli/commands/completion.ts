import { Argument, type Command } from 'commander'
import { plainDocument, plainText, printable } from '../../base/printable.ts'
import { packageVersion } from '../../base/version.ts'
import { type DescribedCommand, describeCommand } from '../commandLine/describe.ts'
import { addExample } from '../help.ts'
import type { Output } from '../output.ts'

/** Loads what prints the completion of a shell. */
const SHELLS: Readonly<Record<string, () => Promise<(program: DescribedCommand) => string>>> = {
  bash: async () => (await import('../commandLine/bash.ts')).printBashCompletion,
  zsh: async () => (await import('../commandLine/zsh.ts')).printZshCompletion,
  fish: async () => (await import('../commandLine/fish.ts')).printFishCompletion,
}

/** `scion completion SHELL`, `scion man` and `scion version`: the command line about itself. */
export function addCompletion(program: Command, output: Output): void {
  const completion = program
    .command('completion')
    .description('print the completion of commands for a shell')
    .addArgument(new Argument('<shell>', 'the shell').choices(Object.keys(SHELLS)))
  addExample(
    completion,
    'source <(scion completion bash)',
    'scion completion zsh > ~/.zfunc/_scion',
    'scion completion fish | source',
  )
    .allowExcessArguments(false)
    .action(async (shell: string) => {
      const print = await SHELLS[shell]?.()
      if (print !== undefined) output.write(plainDocument(print(describeCommand(program))))
    })
  addExample(program.command('man').description('print the manual page'), 'scion man | man -l -')
    .allowExcessArguments(false)
    .action(async () => {
      const { printManual } = await import('../commandLine/man.ts')
      output.write(plainDocument(printManual(describeCommand(program))))
    })
  program
    .command('version')
    .description('print the version')
    .allowExcessArguments(false)
    .action(() => output.write(printable`${plainText(packageVersion())}\n`))
}
