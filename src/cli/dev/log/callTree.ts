import { type CallNode, type EventNode, printNamed } from './report.ts'
import { LINE_CHARACTERS, type Paint, plainText } from './terminalText.ts'

const isEvent = (node: CallNode | EventNode): node is EventNode => node.kind === 'event'

/** Returns the lines of a call tree: each call with its gas, and below it events, calls and its result. */
export function describeCallTree(root: CallNode, paint: Paint): string[] {
  const lines: string[] = []

  function add(node: CallNode, first: string, others: string): void {
    lines.push(`${first}${describeCall(node, paint)}`)
    for (const one of node.inner) {
      if (isEvent(one)) lines.push(`${others}├─ ${paint('cyan', `emit ${plainText(one.event, LINE_CHARACTERS)}`)}`)
      else add(one, `${others}├─ `, `${others}│  `)
    }
    if (node.leftOut !== undefined) lines.push(`${others}├─ and ${node.leftOut} more, see debug_traceTransaction`)
    lines.push(`${others}└─ ${describeEnd(node, paint)}`)
  }

  add(root, '', '')
  return lines
}

function describeCall(node: CallNode, paint: Paint): string {
  const { kind, gasUsed, valueWei } = node
  const value = valueWei === undefined ? '' : ` {value: ${valueWei}}`
  const opcode = PLAIN_KINDS.includes(kind) ? '' : ` [${kind.toLowerCase()}]`
  const text = plainText(`${describeCallee(node)}${value}${opcode}`, LINE_CHARACTERS)
  return `${paint('dim', `[${gasUsed}]`)} ${node.error === undefined ? text : paint('red', text)}`
}

const PLAIN_KINDS = ['CALL', 'CREATE']

function describeCallee({ kind, address, contract, call, input }: CallNode): string {
  const isCreation = kind === 'CREATE' || kind === 'CREATE2'
  if (call === undefined)
    return joinPresent(isCreation ? 'new' : contract, isCreation ? contract : undefined, address, input)
  if (isCreation) return joinPresent(`new ${printNamed(call)}`, address)
  return call.contract === undefined ? joinPresent(address, printNamed(call)) : printNamed(call)
}

const joinPresent = (...parts: readonly (string | undefined)[]) => parts.filter((part) => part !== undefined).join(' ')

function describeEnd({ error, result }: CallNode, paint: Paint): string {
  if (error !== undefined) return `← ${paint('red', plainText(`[Revert] ${error}`, LINE_CHARACTERS))}`
  return `← ${result === undefined ? '[Stop]' : plainText(`[Return] ${result}`, LINE_CHARACTERS)}`
}
