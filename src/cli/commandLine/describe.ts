import { type Argument, type Command, Help, type Option } from 'commander'
import { SETTINGS, type SettingName } from '../../config/settings.ts'
import { SettingOption } from '../settingFlags.ts'

/** Names under which the package installs the program. */
export const PROGRAM_NAMES = ['scion', 'scion-rsk'] as const

/** The values that a shell proposes: some words, names of files, or none. */
export type Proposals =
  | { readonly kind: 'words' | 'list'; readonly words: readonly string[] }
  | { readonly kind: 'files' | 'directories' | 'nothing' }

export interface DescribedFlag {
  readonly long: string
  readonly short: string | undefined
  /** Name of its value. Undefined: the flag has none. */
  readonly placeholder: string | undefined
  readonly about: string
  readonly proposals: Proposals
  /** The setting that it sets. */
  readonly setting: SettingName | undefined
}

/** A command as completions and the manual page describe it. */
export interface DescribedCommand {
  /** Names from the outermost to this one, without `scion`: `keys create`; empty for `scion` itself. */
  readonly path: string
  readonly name: string
  readonly about: string
  readonly arguments: readonly { readonly name: string; readonly proposals: Proposals }[]
  readonly flags: readonly DescribedFlag[]
  readonly commands: readonly DescribedCommand[]
  readonly source: Command
}

/** Returns a command line with all its commands and flags, except hidden ones. */
export function describeCommand(command: Command, parent?: DescribedCommand['path']): DescribedCommand {
  const path = parent === undefined ? '' : `${parent} ${command.name()}`.trim()
  const help = new Help()
  return {
    path,
    name: command.name(),
    about: command.description(),
    arguments: command.registeredArguments.map(describeArgument),
    flags: help.visibleOptions(command).map(describeFlag),
    commands: command.commands.map((inner) => describeCommand(inner, path)),
    source: command,
  }
}

/** Returns a command and all commands below it. */
export const withInner = (command: DescribedCommand): readonly DescribedCommand[] => [
  command,
  ...command.commands.flatMap(withInner),
]

const PLACEHOLDER = /<(.+)>/

function describeFlag(option: Option): DescribedFlag {
  const [, placeholder] = PLACEHOLDER.exec(option.flags) ?? []
  return {
    long: option.long ?? option.flags,
    short: option.short,
    placeholder,
    about: option.description,
    proposals: proposalsOf(option, placeholder),
    setting: option instanceof SettingOption ? option.setting : undefined,
  }
}

function describeArgument(argument: Argument) {
  const name = argument.name()
  const { argChoices: words } = argument
  return { name, proposals: words === undefined ? byPlaceholder(name) : ({ kind: 'words', words } as const) }
}

function proposalsOf(option: Option, placeholder: string | undefined): Proposals {
  if (placeholder === undefined) return { kind: 'nothing' }
  const { words, isList } = wordsOf(option)
  if (words !== undefined) return { kind: isList === true ? 'list' : 'words', words }
  return byPlaceholder(placeholder)
}

interface Words {
  readonly words?: readonly string[] | undefined
  readonly isList?: true
}

const wordsOf = (option: Option): Words =>
  option instanceof SettingOption ? SETTINGS[option.setting].kind : { words: option.argChoices }

/** Placeholders of values that are paths. */
const PATHS: Readonly<Record<string, Proposals>> = {
  file: { kind: 'files' },
  directory: { kind: 'directories' },
  folder: { kind: 'directories' },
}

const byPlaceholder = (placeholder: string): Proposals => PATHS[placeholder] ?? { kind: 'nothing' }
