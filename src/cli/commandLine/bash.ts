import { type DescribedCommand, PROGRAM_NAMES, type Proposals, withInner } from './describe.ts'

/** Prints the completion of bash 3.2 and later. */
export function printBashCompletion(program: DescribedCommand): string {
  const commands = withInner(program)
  const paths = commands
    .filter(({ path }) => path !== '')
    .map(({ path }) => quote(path.includes(' ') ? path : ` ${path}`))
  return `# Completion of scion for bash. To load it: source <(scion completion bash)

_scion_words() {
  local IFS=$'\\n'
  COMPREPLY=($(IFS=' '; compgen -W "$1" -- "$2"))
}

# Completes the last item of a list with commas.
_scion_list() {
  local before=
  [[ $2 == *,* ]] && before=\${2%,*},
  local IFS=$'\\n'
  COMPREPLY=($(IFS=' '; compgen -P "$before" -W "$1" -- "\${2##*,}"))
}

_scion_paths() {
  local IFS=$'\\n'
  compopt -o filenames 2> /dev/null
  COMPREPLY=($(compgen "$1" -- "$2"))
}

_scion() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD - 1]} command= i
  COMPREPLY=()
  # Bash splits --flag=value at the sign.
  if [[ $current == = ]]; then
    current=
  elif [[ $previous == = ]]; then
    previous=\${COMP_WORDS[COMP_CWORD - 2]}
  fi
  for ((i = 1; i < COMP_CWORD; i++)); do
    case "$command \${COMP_WORDS[i]}" in
      ${paths.join(' | ')}) command="\${command:+$command }\${COMP_WORDS[i]}" ;;
    esac
  done
  case "$command $previous" in
${printValueCases(commands)}
  esac
  case "$command" in
${commands.map(printCommandCase).join('\n')}
  esac
}

complete -F _scion ${PROGRAM_NAMES.join(' ')}
`
}

/** Prints the cases of flags with values, those with the same proposals together. */
function printValueCases(commands: readonly DescribedCommand[]): string {
  const groups = new Map<string, string[]>()
  for (const { path, flags } of commands) {
    for (const { long, short, placeholder, proposals } of flags) {
      if (placeholder === undefined) continue
      const spellings = [long, ...(short === undefined ? [] : [short])].map((flag) => quote(`${path} ${flag}`))
      const action = printAction(proposals)
      groups.set(action, [...(groups.get(action) ?? []), ...spellings])
    }
  }
  return [...groups]
    .map(([action, patterns]) => `    ${patterns.join(' | ')})\n      ${action}\n      return\n      ;;`)
    .join('\n')
}

function printAction(proposals: Proposals): string {
  switch (proposals.kind) {
    case 'words':
    case 'list':
      return `_scion_${proposals.kind} ${quote(proposals.words.join(' '))} "$current"`
    case 'files':
      return '_scion_paths -f "$current"'
    case 'directories':
      return '_scion_paths -d "$current"'
    case 'nothing':
      return ':'
  }
}

function printCommandCase({ path, commands, flags, arguments: [argument] }: DescribedCommand): string {
  const spellings = flags.flatMap(({ long, short }) => (short === undefined ? [long] : [long, short]))
  const words = quote([...commands.map(({ name }) => name), ...spellings].join(' '))
  const complete = `_scion_words ${words} "$current"`
  const action = argument === undefined ? ':' : printAction(argument.proposals)
  const choice = action === ':' ? complete : `if [[ $current == -* ]]; then ${complete}; else ${action}; fi`
  return `    ${quote(path)}) ${choice} ;;`
}

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`
