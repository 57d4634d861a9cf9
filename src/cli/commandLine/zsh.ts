import { type DescribedCommand, type DescribedFlag, PROGRAM_NAMES, type Proposals, withInner } from './describe.ts'

/** Prints the completion of zsh, to be loaded from a shell or from a folder of `fpath`. */
export function printZshCompletion(program: DescribedCommand): string {
  return `#compdef ${PROGRAM_NAMES.join(' ')}
# Completion of scion for zsh. To load it: source <(scion completion zsh)

${withInner(program).map(printFunction).join('\n')}
if [[ $funcstack[1] == _scion ]]; then
  _scion "$@"
else
  compdef _scion ${PROGRAM_NAMES.join(' ')}
fi
`
}

const functionOf = (path: string): string => ['_scion', ...path.split(' ')].filter((part) => part !== '').join('_')

function printFunction(command: DescribedCommand): string {
  const { path, flags, commands, arguments: positional } = command
  const values = positional.map(({ name, proposals }) => `':${plain(name)}:${printAction(proposals)}'`)
  const specs = [
    ...flags.map(printFlag),
    ...(commands.length === 0 ? values : ["'1:command:->command'", "'*::argument:->argument'"]),
  ]
  const head = `${functionOf(path)}() {
  local curcontext="$curcontext" state state_descr
  local -a line
  typeset -A opt_args
  _arguments -C -s ${specs.map((spec) => `\\\n    ${spec}`).join(' ')}
`
  if (commands.length === 0) return `${head}}\n`
  const names = commands.map(({ name, about }) => `      '${plain(name)}:${plain(about)}'`)
  const cases = commands.map((inner) => `        ${inner.name}) ${functionOf(inner.path)} ;;`)
  return `${head}  case $state in
    command)
      local -a commands=(
${names.join('\n')}
      )
      _describe command commands
      ;;
    argument)
      case $line[1] in
${cases.join('\n')}
      esac
      ;;
  esac
}
`
}

function printFlag({ long, short, placeholder, about, proposals }: DescribedFlag): string {
  const value = placeholder === undefined ? '' : `:${plain(placeholder)}:${printAction(proposals)}`
  const text = `'[${plain(about)}]${value}'`
  return short === undefined ? `${long}${text}` : `'(${short} ${long})'{${short},${long}}${text}`
}

function printAction(proposals: Proposals): string {
  switch (proposals.kind) {
    case 'words':
      return `(${proposals.words.join(' ')})`
    case 'list':
      return `_sequence compadd - ${proposals.words.join(' ')}`
    case 'files':
      return '_files'
    case 'directories':
      return '_files -/'
    case 'nothing':
      return ''
  }
}

/** Escapes a text inside quotes, where _arguments and _describe give brackets and colons a meaning. */
const plain = (text: string): string => text.replace(/[[\]:\\]/g, '\\$&').replaceAll("'", "'\\''")
