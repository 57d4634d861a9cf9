import { packageVersion } from '../../base/version.ts'
import { headingOf, SETTING_NAMES, SETTINGS, variableOf } from '../../config/settings.ts'
import { examplesOf } from '../help.ts'
import { describeSetting } from '../settingFlags.ts'
import { type DescribedCommand, type DescribedFlag, PROGRAM_NAMES, withInner } from './describe.ts'

/** Variables that are not settings. */
const VARIABLES: readonly (readonly [name: string, about: string])[] = [
  ['SCION_CONFIG', 'The settings file. The flag --config overrides it.'],
  ['NO_COLOR', 'Switches colours off unless it is empty. It overrides FORCE_COLOR.'],
  ['FORCE_COLOR', 'Switches colours on, also without a terminal, or off with 0.'],
  ['TERM', 'With dumb, there are no colours and the cursor is not moved.'],
  ['XDG_CACHE_HOME', 'The directory with the answers of forks, in scion/forks. The default is ~/.cache.'],
]

const FILES: readonly (readonly [path: string, about: string])[] = [
  ['scion.config.yaml', 'The settings file, in the working directory.'],
  ['.scion', 'The data directory of scion start, in the working directory.'],
]

const EXIT_CODES: readonly (readonly [code: string, about: string])[] = [
  ['0', 'The command has ended as it should.'],
  ['1', 'The command has failed, and has printed one line with the reason and the fix.'],
  ['2, 3', 'Only scion doctor: the endpoint is unreachable, or nothing was measured.'],
  ['4', 'A followed network has halted: execution disagrees with a block that has valid work.'],
  ['130, 143', 'A second SIGINT or SIGTERM has ended a node that was stopping.'],
]

/** Prints the manual page in the language of man(7). */
export function printManual(program: DescribedCommand): string {
  const [, ...commands] = withInner(program)
  const shared = new Set(program.flags.map(({ long }) => long))
  return [
    `.TH SCION 1 "" "scion ${packageVersion()}" "User Commands"`,
    '.nh',
    '.ad l',
    '.SH NAME',
    `${roff(PROGRAM_NAMES.join(', '))} \\- ${roff(program.about)}`,
    '.SH SYNOPSIS',
    '.B scion',
    '.I command',
    `[${roff('flags')}]`,
    '.SH DESCRIPTION',
    roff('The package installs the command under both names. Use scion-rsk with npx.'),
    roff('Run a command with --help for its usual flags, and with --help --all for every flag.'),
    ...program.flags.flatMap(printFlag),
    '.SH COMMANDS',
    ...commands.filter(({ commands: inner }) => inner.length === 0).flatMap((command) => printCommand(command, shared)),
    '.SH SETTINGS',
    roff(
      'Flags override variables, and variables override the settings file, where the same settings have the names in parentheses.',
    ),
    ...printSettings(commands),
    '.SH ENVIRONMENT',
    ...VARIABLES.flatMap(([name, about]) => printTerm(bold(name), about)),
    '.SH FILES',
    ...FILES.flatMap(([path, about]) => printTerm(bold(path), about)),
    '.SH EXIT STATUS',
    ...EXIT_CODES.flatMap(([code, about]) => printTerm(bold(code), about)),
    '',
  ].join('\n')
}

/** Prints a command with its own flags: settings have a section, and those of every command are `shared`. */
function printCommand(
  { path, about, arguments: values, flags, source }: DescribedCommand,
  shared: ReadonlySet<string>,
): string[] {
  const usage = ['scion', path, ...values.map(({ name }) => `<${name}>`)].join(' ')
  const settings = flags.flatMap(({ setting, long }) => (setting === undefined ? [] : [long]))
  const examples = examplesOf(source)
  return [
    `.SS ${quote(usage)}`,
    `${roff(about)}.`,
    ...flags.filter(({ setting, long }) => setting === undefined && !shared.has(long)).flatMap(printFlag),
    ...(settings.length === 0 ? [] : ['.PP', `Settings: ${roff(settings.join(', '))}.`]),
    ...(examples.length === 0 ? [] : ['.PP', '.nf', ...examples.map((line) => `    ${roff(line)}`), '.fi']),
  ]
}

const printFlag = (flag: DescribedFlag): string[] => printTerm(printNames(flag), flag.about)

function printNames({ long, short, placeholder }: DescribedFlag): string {
  const names = [short, long].filter((name) => name !== undefined).map(bold)
  const value = placeholder === undefined ? '' : ` \\fI${roff(placeholder)}\\fR`
  return `${names.join(', ')}${value}`
}

function printSettings(commands: readonly DescribedCommand[]): string[] {
  const flags = commands.flatMap((command) => command.flags)
  let heading = ''
  return SETTING_NAMES.flatMap((name) => {
    const flag = flags.find(({ setting }) => setting === name)
    if (flag === undefined) return []
    const before = heading
    heading = headingOf(name)
    const term = `${printNames(flag)} (${roff(`${name}, ${variableOf(name)}`)})`
    const { details } = SETTINGS[name]
    return [
      ...(heading === before ? [] : [`.SS ${quote(heading)}`]),
      ...printTerm(term, describeSetting(name)),
      ...(details === undefined ? [] : ['.br', roff(details)]),
    ]
  })
}

const printTerm = (term: string, about: string): string[] => ['.TP', term, roff(about)]
const bold = (text: string): string => `\\fB${roff(text)}\\fR`
const quote = (text: string): string => `"${roff(text).replaceAll('"', '\\(dq')}"`

/** Characters that would be requests, or printed as typographic ones, which shells do not understand. */
const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\e',
  '-': '\\-',
  "'": '\\(aq',
  '`': '\\(ga',
  '~': '\\(ti',
  '^': '\\(ha',
}

function roff(text: string): string {
  const escaped = text.replace(/[\\\-'`~^]/g, (character) => ESCAPES[character] ?? character)
  return escaped.startsWith('.') ? `\\&${escaped}` : escaped
}
