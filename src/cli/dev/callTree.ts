import { type Named, printNamed } from './report.ts'
import { LINE_CHARACTERS, type Paint, plainText } from './terminalText.ts'

/** A call of a transaction, with the calls and events within it. */
export interface CallNode {
  /** The opcode. */
  readonly kind: string
  /** Account whose code runs. Absent for a creation that failed. */
  readonly address?: string
  /** Name of its contract. */
  readonly contract?: string
  readonly call?: Named
  /** Beginning of the data of a call, in hexadecimal, if its name is not known. */
  readonly input?: string
  readonly valueWei?: string
  readonly gasUsed: number
  /** Reason of a failure. */
  readonly error?: string
  /** The return values, or the code that was created. */
  readonly result?: string
  readonly inner: ReadonlyArray<CallNode | EventNode>
  /** Number of calls and events that are left out because the tree is long. */
  readonly leftOut?: number
}

export interface EventNode {
  readonly kind: 'event'
  readonly event: string
}

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
