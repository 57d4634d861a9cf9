import { type Command, Option } from 'commander'
import type { SettingKind } from '../config/kinds.ts'
import { printDefault } from '../config/printDefault.ts'
import { flagOf, headingOf, SETTING_NAMES, SETTINGS, type SettingName } from '../config/settings.ts'
import { addFooter } from './help.ts'

/** The help of settings in a command where they differ, with their defaults. */
export type SettingWords = Readonly<Partial<Record<SettingName, string>>>

const SOURCES = `Each setting can also be set by a variable (SCION_BATCH_LIMIT for --batch-limit) or in the settings file (batchLimit: 100). Flags override variables, and variables override the file. "scion config" prints the settings in effect.`

const SHORT_SOURCES = '--help --all shows every flag. Each setting is also a variable: SCION_PORT for --port.'

/** Maximum length of a default in the help, in characters; the example file has longer ones. */
const MAX_DEFAULT = 50

/** Returns the help of a setting with its default. */
export function describeSetting(name: SettingName): string {
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
  network: '-n',
  port: '-p',
}

/** Names of values by the names of settings. */
const PLACEHOLDERS: readonly (readonly [names: RegExp, placeholder: string])[] = [
  [/^(adminP|p)ort$/, 'port'],
  [/^(data|cache)$/, 'directory'],
  [/^tls|File$/, 'file'],
  [/(?<!Timeouts)Ms$|^timeout$|Backoff$/, 'ms'],
  [/Bytes$/, 'bytes'],
  [/AgeSeconds$/, 's'],
  [/usageDays/, 'days'],
  [/[cC]hainId$/, 'id'],
  [/BlockNumber$/, 'block'],
  [/^gasLimit|GasCap$/, 'gas'],
  [/GasPrice$/, 'wei'],
  [/^balance$/, 'rbtc'],
  [/PerSecond$/, 'rate'],
  [/^(enable|disable)$/, 'method,...'],
  [/^cors$/, 'origin,...'],
  [/^mining$/, 'when'],
  [/^(s|readS)tore$/, 'location'],
  [/^mnemonic$/, 'words'],
]
/** Maximum length of a list of words as placeholder, in characters. */
const MAX_WORDS = 12

/** Returns the name of a setting's value: its words, or a noun, which is the last word of the setting's name. */
function placeholderOf(name: SettingName): string {
  const {
    placeholder,
    words,
    isList,
  }: Pick<SettingKind<unknown>, 'placeholder' | 'words' | 'isList'> = SETTINGS[name].kind
  const [, named = placeholder] = PLACEHOLDERS.find(([names]) => names.test(name)) ?? []
  if (named !== undefined) return named
  const noun = flagOf(name).split('-').at(-1) ?? ''
  if (isList === true) return `${noun.replace(/s$/, '')},...`
  const choices = words?.join('|') ?? noun
  return choices.length <= MAX_WORDS ? choices : noun
}

/** The flag of a setting. */
export class SettingOption extends Option {
  readonly setting: SettingName

  constructor(setting: SettingName, spelling: string, text?: string) {
    super(spelling, text)
    this.setting = setting
  }
}

const shortOf = (name: SettingName): string => (SHORT[name] === undefined ? '' : `${SHORT[name]}, `)

/** Makes the flag of a list repeatable whose items may contain commas. */
function repeatable(name: SettingName, option: Option): Option {
  if (name !== 'forkHeader' && name !== 'upstreamHeader' && name !== 'upstream') return option
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
    const option = (spelling: string, text = words[name] ?? describeSetting(name)) =>
      new SettingOption(name, spelling, text).helpGroup(`${headingOf(name)}:`)
    const { kind, fallback, help } = SETTINGS[name]
    if (kind.expected !== 'true or false')
      command.addOption(repeatable(name, option(`${shortOf(name)}--${flag} <${placeholderOf(name)}>`)))
    else if (fallback === true)
      command.addOption(option(`--no-${flag}`, `do not ${help}`)).addOption(new Option(`--${flag}`).hideHelp())
    else command.addOption(option(`--${flag}`)).addOption(new Option(`--no-${flag}`).hideHelp())
  }
  return addFooter(command, SHORT_SOURCES, SOURCES)
}
