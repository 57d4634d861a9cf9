import { type Command, Help, Option } from 'commander'

/**
 * The flags in the short help of commands with many, in this order. `--help --all` shows every flag, so new ones appear
 * there.
 */
const SHORT_HELP: Readonly<Record<string, readonly string[]>> = {
  start: [
    ...['--port', '--host', '--data', '--fresh', '--store', '--networks', '--genesis', '--profile'],
    ...['--mining', '--accounts', '--open', '--allowed-hosts', '--cors', '--log-level', '--config'],
  ],
  dev: [
    ...['--port', '--host', '--data', '--fresh', '--accounts', '--balance', '--mnemonic'],
    ...['--block-time', '--no-mining'],
    ...['--network', '--chain-id', '--gas-limit', '--fork-url', '--fork-block-number', '--compat'],
    ...['--log-format', '--quiet'],
  ],
  create: ['--name', '--network', '--owner', '--methods', '--expires', '--requests-per-second', '--data', '--store'],
  update: ['--name', '--owner', '--methods', '--expires', '--requests-per-second', '--data', '--store'],
  import: ['--network', '--genesis', '--data', '--store', '--config'],
  export: ['--from', '--to', '--network', '--genesis', '--data', '--store', '--config'],
  config: ['--config', '--profile', '--data', '--store', '--networks', '--port', '--host'],
}

/** Maximum width of the column of flags. Longer ones have a line of their own. */
const MAX_TERM = 26
/** Maximum number of examples in a short help. */
const MAX_EXAMPLES = 2
const INDENT = 2
const GAP = 2
/** Width of terminals below which the help of a flag is below the flag. */
const NARROW = 60
const usual = Object.assign(new Help(), { minWidthToWrap: 1 })

export interface HelpStyle {
  /** Width of the terminal, in characters. */
  readonly width: number
  /** Whether every flag is shown. */
  readonly showsAll: boolean
}

/** Makes the help of a program and its later commands short, and wraps it at the width of the terminal. */
export function configureHelp(program: Command, { width, showsAll }: HelpStyle): void {
  program.configureHelp({
    helpWidth: width,
    minWidthToWrap: 1,
    commandUsage: (command) => wrapUsage(usual.commandUsage(command), width),
    subcommandTerm: (command) => usual.subcommandTerm(command).replace(' [options]', ''),
    formatHelp: (command, helper) => {
      helper.optionDescription = isShort(command, helper) ? (option) => shorten(describeOption(option)) : describeOption
      return usual.formatHelp.call(helper, command, helper)
    },
    visibleOptions: (command) => (showsAll ? usual.visibleOptions(command) : shortOptions(command)),
    groupItems: (all, visible, getGroup) =>
      usual.groupItems(all, visible, (item) => (item instanceof Option && !showsAll ? 'Options:' : getGroup(item))),
    padWidth: (command, helper) => Math.min(usual.padWidth(command, helper), MAX_TERM),
    formatItem: (term, termWidth, description, helper) => formatItem({ term, termWidth, description, helper }),
  })
}

function wrapUsage(usage: string, width: number): string {
  const column = 'Usage: '.length
  return usual.boxWrap(usage, width - column).replaceAll('\n', `\n${' '.repeat(column)}`)
}

/** Returns the flags of the short help. */
function shortOptions(command: Command): Option[] {
  const options = usual.visibleOptions(command)
  const flags = SHORT_HELP[command.name()]
  if (flags === undefined) return options
  const shown = [...flags, '--help'].map((flag) => options.find(({ long }) => long === flag))
  return shown.filter((option) => option !== undefined)
}

/** Returns the help of a flag with its choices, unless it names them, and its default. */
function describeOption({ description, defaultValue, argChoices = [] }: Option): string {
  const isListed = argChoices.every((word) => description.includes(word))
  const choices = isListed ? '' : ` (${argChoices.join(', ')})`
  return `${description}${choices}${defaultValue === undefined ? '' : ` (default: ${String(defaultValue)})`}`
}

/** A clause on the effect of one value, like `0: no limit`. */
const OF_VALUE = /^[^ ]+(?:, [^ ]+)?: /

/** Leaves out later clauses on values, defaults after the first one, and a default of none. */
function shorten(text: string): string {
  const [, about = text, usualValue = 'none'] = /^(.*?)(?: \(default: (.*)\))?$/.exec(text) ?? []
  const [first = '', ...others] = about.split('; ')
  const kept = OF_VALUE.test(first) ? others : others.filter((clause) => !OF_VALUE.test(clause))
  const [value] = usualValue.split('; ')
  return `${[first, ...kept].join('; ')}${value === 'none' ? '' : ` (default: ${value})`}`
}

interface Item {
  readonly term: string
  readonly termWidth: number
  readonly description: string
  readonly helper: Help
}

function formatItem({ term, termWidth, description, helper }: Item): string {
  const width = widthOf(helper)
  const isNarrow = width < NARROW
  const column = isNarrow ? 3 * INDENT : INDENT + termWidth + GAP
  const lines = helper.boxWrap(description, width - column).split('\n')
  if (!isNarrow && term.length <= termWidth) {
    const [first, ...others] = lines
    const head = `${' '.repeat(INDENT)}${term.padEnd(termWidth + GAP)}${first}`
    return [head.trimEnd(), ...indent(others, column)].join('\n')
  }
  return [...indent(helper.boxWrap(term, width - INDENT).split('\n'), INDENT), ...indent(lines, column)].join('\n')
}

const indent = (lines: readonly string[], columns: number): string[] => lines.map((line) => ' '.repeat(columns) + line)

const widthOf = ({ helpWidth = 80 }: Help): number => helpWidth

/** Returns whether the help leaves flags out. */
const isShort = (command: Command, helper: Help): boolean =>
  helper.visibleOptions(command).length < usual.visibleOptions(command).length

/** Adds a text below the flags of a command, one for the short help and one for that with every flag. */
export function addFooter(command: Command, short: string, full = short): Command {
  return command.addHelpText('after', () => {
    const helper = command.createHelp()
    return `\n${helper.boxWrap(isShort(command, helper) ? short : full, widthOf(helper))}`
  })
}

const examplesByCommand = new WeakMap<Command, readonly string[]>()

/** Returns the examples of a command. */
export const examplesOf = (command: Command): readonly string[] => examplesByCommand.get(command) ?? []

/** Adds examples to the help of a command. Longer ones than a line continue on the next one, as in a shell. */
export function addExample(command: Command, ...examples: readonly string[]): Command {
  examplesByCommand.set(command, examples)
  return command.addHelpText('after', () => {
    const helper = command.createHelp()
    const lines = (isShort(command, helper) ? examples.slice(0, MAX_EXAMPLES) : examples).map((example) => {
      const width = widthOf(helper) - INDENT
      const isLong = example.length > width
      const wrapped = isLong ? helper.boxWrap(example, width - INDENT - ' \\'.length) : example
      return `  ${wrapped.replaceAll('\n', ' \\\n    ')}`
    })
    return ['', examples.length === 1 ? 'Example:' : 'Examples:', ...lines].join('\n')
  })
}
