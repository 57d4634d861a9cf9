import { NO_TEXT, type Printable, plainText, printable } from '../../../base/printable.ts'
import { type CallNode, type EventNode, printNamed } from './report.ts'
import type { Paint } from './terminalText.ts'

const isEvent = (node: CallNode | EventNode): node is EventNode => node.kind === 'event'

/** Returns the lines of a call tree: each call with its gas, and below it events, calls and its result. */
export function describeCallTree(root: CallNode, paint: Paint): Printable[] {
  const lines: Printable[] = []

  function add(node: CallNode, first: Printable, others: Printable): void {
    lines.push(printable`${first}${describeCall(node, paint)}`)
    for (const one of node.inner) {
      if (isEvent(one)) lines.push(printable`${others}├─ ${paint('cyan', printable`emit ${plainText(one.event)}`)}`)
      else add(one, printable`${others}├─ `, printable`${others}│  `)
    }
    if (node.leftOut !== undefined)
      lines.push(printable`${others}├─ and ${node.leftOut} more, see debug_traceTransaction`)
    lines.push(printable`${others}└─ ${describeEnd(node, paint)}`)
  }

  add(root, NO_TEXT, NO_TEXT)
  return lines
}

function describeCall(node: CallNode, paint: Paint): Printable {
  const { kind, gasUsed, valueWei } = node
  const value = valueWei === undefined ? '' : ` {value: ${valueWei}}`
  const opcode = PLAIN_KINDS.includes(kind) ? '' : ` [${kind.toLowerCase()}]`
  const text = plainText(`${describeCallee(node)}${value}${opcode}`)
  return printable`${paint('dim', plainText(`[${gasUsed}]`))} ${node.error === undefined ? text : paint('red', text)}`
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

function describeEnd({ error, result }: CallNode, paint: Paint): Printable {
  if (error !== undefined) return printable`← ${paint('red', plainText(`[Revert] ${error}`))}`
  return printable`← ${result === undefined ? '[Stop]' : plainText(`[Return] ${result}`)}`
}
