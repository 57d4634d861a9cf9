import { type Command, Option } from 'commander'
import { printDefault } from '../config/printDefault.ts'
import { flagOf, headingOf, SETTING_NAMES, SETTINGS, type SettingName } from '../config/settings.ts'

/** The help of settings in a command where they differ, with their defaults. */
export type SettingWords = Readonly<Partial<Record<SettingName, string>>>

const SOURCES = `
Each setting can also be set by a variable (SCION_BATCH_LIMIT for --batch-limit) or in the settings file (batchLimit: 100).
Flags override variables, and variables override the file. "scion config" prints the settings in effect.`

/** Maximum length of a default in the help, in characters; the example file has longer ones. */
const MAX_DEFAULT = 50

function describe(name: SettingName): string {
  const { usual, others } = printDefault(name)
  const { help, kind } = SETTINGS[name]
  const isOff = kind.expected === 'true or false' && usual === 'false'
  const text = [usual, ...others.map(([where, value]) => `${where}: ${value}`)].join('; ')
  return isOff || usual === '[]' || text.length > MAX_DEFAULT ? help : `${help} (default: ${text})`
}

/** Short flags, as anvil has them. */
const SHORT: Readonly<Partial<Record<SettingName, string>>> = {
  accounts: '-a',
  forkUrl: '-f',
  mnemonic: '-m',
  port: '-p',
}

const shortOf = (name: SettingName): string => (SHORT[name] === undefined ? '' : `${SHORT[name]}, `)

/** Makes the flag of a list of headers repeatable: they may contain commas. */
function repeatable(name: SettingName, option: Option): Option {
  if (name !== 'forkHeader') return option
  return option.argParser((value: string, before: unknown) => [...(Array.isArray(before) ? before : []), value])
}

/** Adds a flag for each of the settings, under their headings, and `--config`. */
export function addSettingFlags(
  command: Command,
  names: readonly SettingName[] = SETTING_NAMES,
  words: SettingWords = {},
): Command {
  command.option('--config <file>', 'settings file (default: scion.config.yaml, if it exists)')
  for (const name of names) {
    const flag = flagOf(name)
    const option = (spelling: string, text = words[name] ?? describe(name)) =>
      new Option(spelling, text).helpGroup(`${headingOf(name)}:`)
    const { kind, fallback, help } = SETTINGS[name]
    if (kind.expected !== 'true or false')
      command.addOption(repeatable(name, option(`${shortOf(name)}--${flag} <value>`)))
    else if (fallback === true)
      command.addOption(option(`--no-${flag}`, `do not ${help}`)).addOption(new Option(`--${flag}`).hideHelp())
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
