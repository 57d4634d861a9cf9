import { type Command, Option } from 'commander'
import { printDefault } from '../config/printDefault.ts'
import { flagOf, headingOf, SETTING_NAMES, SETTINGS, type SettingName } from '../config/settings.ts'

/** What a setting means in a command where it is not as everywhere, its default included. */
export type SettingWords = Readonly<Partial<Record<SettingName, string>>>

const SOURCES = `
Each setting is also a variable (SCION_BATCH_LIMIT for --batch-limit) and a line of the settings file (batchLimit: 100);
flags win over variables, and those over the file. "scion config" shows what is in effect.`

function describe(name: SettingName): string {
  const { usual, others } = printDefault(name)
  const isOff = SETTINGS[name].kind.expected === 'true or false' && usual === 'false'
  if (isOff || usual === '[]') return SETTINGS[name].about
  return `${SETTINGS[name].about} (default: ${[usual, ...others.map(([where, value]) => `${where}: ${value}`)].join('; ')})`
}

/** Adds a flag for each of the settings, under their headings, and `--config`. */
export function addSettingFlags(
  command: Command,
  names: readonly SettingName[] = SETTING_NAMES,
  words: SettingWords = {},
): Command {
  command.option('--config <file>', 'settings file (default: scion.config.yaml when it is there)')
  for (const name of names) {
    const flag = flagOf(name)
    const option = (spelling: string) =>
      new Option(spelling, words[name] ?? describe(name)).helpGroup(`${headingOf(name)}:`)
    if (SETTINGS[name].kind.expected !== 'true or false') command.addOption(option(`--${flag} <value>`))
    else command.addOption(option(`--${flag}`)).addOption(new Option(`--no-${flag}`).hideHelp())
  }
  return command.addHelpText('after', SOURCES)
}

/** Adds an example to the help of a command. */
export function addExample(command: Command, ...lines: readonly string[]): Command {
  return command.addHelpText(
    'after',
    ['', lines.length === 1 ? 'Example:' : 'Examples:', ...lines.map((line) => `  ${line}`)].join('\n'),
  )
}
