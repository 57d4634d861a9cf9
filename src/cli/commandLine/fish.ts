import { type DescribedCommand, type DescribedFlag, PROGRAM_NAMES, type Proposals, withInner } from './describe.ts'

/** Prints the completion of fish. */
export function printFishCompletion(program: DescribedCommand): string {
  const [name, ...others] = PROGRAM_NAMES
  return `# Completion of scion for fish. To load it: scion completion fish | source
complete -c scion -e
complete -c scion -f
${withInner(program).flatMap(printCommand).join('\n')}
${others.map((other) => `complete -c ${other} -w ${name}`).join('\n')}
`
}

function printCommand(command: DescribedCommand): string[] {
  const here = printCondition(command)
  const names = command.commands.map(({ name }) => name).join(' ')
  const inside = names === '' ? here : `${here}; and not __fish_seen_subcommand_from ${names}`
  return [
    ...command.commands.map(({ name, about }) => `complete -c scion -n ${quote(inside)} -a ${name} -d ${quote(about)}`),
    ...command.flags.map((flag) => `complete -c scion -n ${quote(inside)} ${printFlag(flag)}`),
    ...command.arguments.flatMap(({ proposals }) => {
      const values = printValues(proposals)
      return values === '' ? [] : [`complete -c scion -n ${quote(inside)} ${values}`]
    }),
  ]
}

function printCondition({ path }: DescribedCommand): string {
  const seen = path.split(' ').filter((name) => name !== '')
  return seen.length === 0 ? 'true' : seen.map((name) => `__fish_seen_subcommand_from ${name}`).join('; and ')
}

function printFlag({ long, short, placeholder, about, proposals }: DescribedFlag): string {
  const names = `-l ${long.slice(2)}${short === undefined ? '' : ` -s ${short.slice(1)}`}`
  const values = placeholder === undefined ? '' : ` -r ${printValues(proposals)}`
  return `${names}${values.trimEnd()} -d ${quote(about)}`
}

function printValues(proposals: Proposals): string {
  switch (proposals.kind) {
    case 'words':
      return `-f -a ${quote(proposals.words.join(' '))}`
    case 'list':
      return `-f -a ${quote(`(__fish_append , ${proposals.words.join(' ')})`)}`
    case 'files':
      return '-F'
    case 'directories':
      return `-f -a '(__fish_complete_directories)'`
    case 'nothing':
      return ''
  }
}

const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
