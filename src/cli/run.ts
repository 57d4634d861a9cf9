import { Command, CommanderError } from 'commander'
import { packageVersion } from '../base/version.ts'
import { addBackup } from './commands/backup.ts'
import { addCache } from './commands/cache.ts'
import { addConfig } from './commands/config.ts'
import { addCopy } from './commands/copy.ts'
import { addDev } from './commands/dev.ts'
import { addDoctor } from './commands/doctor.ts'
import { addExport } from './commands/export.ts'
import { addImport } from './commands/import.ts'
import { addKeys } from './commands/keys.ts'
import { addMigrate } from './commands/migrate.ts'
import { addStart } from './commands/start.ts'
import { addVerify } from './commands/verify.ts'
import { describeFailure } from './failure.ts'
import type { Output } from './output.ts'
import type { CreateNode } from './runNode.ts'

/** Creates the command line with every command and flag. */
export function createProgram(output: Output, createNode: CreateNode): Command {
  const program = new Command('scion')
    .description('a Rootstock node service')
    .version(packageVersion(), '-V, --version', 'print the version')
    .exitOverride()
    .configureOutput({ writeOut: output.write, writeErr: (text) => output.complain(text.trimEnd()) })
  addStart(program, output, createNode)
  addDev(program, output, createNode)
  addCache(program, output)
  addKeys(program, output)
  addImport(program, output)
  addExport(program)
  addBackup(program, output)
  addCopy(program, output)
  addMigrate(program, output)
  addVerify(program, output)
  addConfig(program, output)
  addDoctor(program, output)
  return program
}

/** Runs a command line (without the program's own name) and returns the exit code; never rejects. */
export async function run(args: readonly string[], output: Output, createNode: CreateNode): Promise<number> {
  try {
    await createProgram(output, createNode).parseAsync(args, { from: 'user' })
    return 0
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode // it has printed the error
    output.complain(describeFailure(error))
    return 1
  }
}
