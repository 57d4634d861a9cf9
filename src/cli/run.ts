import { Command, CommanderError, Option } from 'commander'
import { plainDocument, plainLines, plainText } from '../base/printable.ts'
import { packageVersion } from '../base/version.ts'
import { findVariables } from '../config/variables.ts'
import { addBackup } from './commands/backup.ts'
import { addCache } from './commands/cache.ts'
import { addCompletion } from './commands/completion.ts'
import { addConfig } from './commands/config.ts'
import { addCopy } from './commands/copy.ts'
import { addDev } from './commands/dev.ts'
import { addDoctor } from './commands/doctor.ts'
import { addExport } from './commands/export.ts'
import { addHealth } from './commands/health.ts'
import { addImport } from './commands/import.ts'
import { addKeys } from './commands/keys.ts'
import { addMigrate } from './commands/migrate.ts'
import { addReplay } from './commands/replay.ts'
import { addStart } from './commands/start.ts'
import { addTop } from './commands/top.ts'
import { addVerify } from './commands/verify.ts'
import { CommandError, describeFailure } from './failure.ts'
import { configureHelp, type HelpStyle } from './help.ts'
import { type Output, USUAL_COLUMNS } from './output.ts'
import type { CreateNode } from './runNode.ts'
import { SettingOption } from './settingFlags.ts'

/** Adds commands by their names. */
const COMMANDS: Readonly<Record<string, (program: Command, output: Output, createNode: CreateNode) => void>> = {
  start: addStart,
  dev: addDev,
  cache: addCache,
  keys: addKeys,
  import: addImport,
  export: addExport,
  backup: addBackup,
  copy: addCopy,
  migrate: addMigrate,
  verify: addVerify,
  replay: addReplay,
  config: addConfig,
  health: addHealth,
  top: addTop,
  doctor: addDoctor,
}

interface ProgramOptions extends Partial<Pick<HelpStyle, 'showsAll'>> {
  /** The only command to create; default: all, also if there is none of this name. */
  readonly only?: string | undefined
}

/** Creates the command line with every command and flag. */
export function createProgram(
  given: Output,
  createNode: CreateNode,
  { showsAll = false, only = '' }: ProgramOptions = {},
): Command {
  const program = new Command('scion')
    .description('a Rootstock node service')
    .version(packageVersion(), '-V, --version', 'print the version')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => given.write(plainDocument(text)),
      writeErr: (text) => given.complain(plainLines(text.trimEnd())), // it quotes arguments
    })
    .helpOption('-h, --help', 'print this help; with --all, every flag')
  configureHelp(program, { width: given.columns || USUAL_COLUMNS, showsAll })
  const output = withColourFlag(given, program)
  const isOne = Object.hasOwn(COMMANDS, only)
  for (const [name, add] of Object.entries(COMMANDS)) if (!isOne || name === only) add(program, output, createNode)
  if (!isOne) addCompletion(program, output)
  reportVariables(program, output)
  addColourFlag(program)
  return program
}

const COLOURS = ['auto', 'always', 'never']

/** Adds `--color` to a command and its subcommands, so that it may be before and after their names. */
function addColourFlag(command: Command): void {
  command.addOption(new Option('--color <when>', 'colours: auto, always or never (default: auto)').choices(COLOURS))
  for (const inner of command.commands) addColourFlag(inner)
}

/** Returns the output with the colours of `--color`, which is known when a command runs. */
function withColourFlag(output: Output, program: Command): Output {
  let colours = 'auto'
  program.hook('preAction', (_program, command) => {
    colours = command.optsWithGlobals<{ color?: string }>().color ?? 'auto'
  })
  return {
    ...output,
    get hasColour() {
      return colours === 'auto' ? output.hasColour : colours === 'always'
    },
  }
}

/** Reports variables that no setting has, before a command that reads settings: a mistake in a name may be the cause of a failure. */
function reportVariables(program: Command, { complain }: Output): void {
  program.hook('preAction', (_program, { options }) => {
    if (!options.some((option) => option instanceof SettingOption)) return
    for (const problem of findVariables().unknown) complain(plainText(problem))
  })
}

/** Runs a command line (without the program's own name) and returns the exit code; never rejects. */
export async function run(args: readonly string[], output: Output, createNode: CreateNode): Promise<number> {
  try {
    const program = createProgram(output, createNode, { showsAll: args.includes('--all'), only: args[0] })
    await program.parseAsync(args, { from: 'user' })
    return 0
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode // it has printed the error
    output.complain(describeFailure(error))
    return error instanceof CommandError ? error.exitCode : 1
  }
}
