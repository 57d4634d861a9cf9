import { type Bytes, padLeft, WORD_BYTES } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import { gethFaultText, gethOpcodeName } from '../../chain/api/gethFault.ts'
import type { ReferenceSteps, Step, TracedCall, TracedTransaction } from '../../chain/api/traces.ts'
import { toQuantity } from '../quantity.ts'
import { faultTextOf, withClass } from './fault.ts'

/** First byte of a code header; no opcode elsewhere. */
const HEADER = 0xfc

const bare = (bytes: Bytes) => toHex(bytes).slice(2)

function wordsOf(memory: Bytes, print: (word: Bytes) => string): string[] {
  const words: string[] = []
  for (let at = 0; at < memory.length; at += WORD_BYTES) words.push(print(memory.subarray(at, at + WORD_BYTES)))
  return words
}

/** Prints a step in the reference node's form, without its storage and its closing brace. */
export function printReferenceStep(step: Step): string {
  const { code, opcode, depth, programCounter, gas, gasCost, memory, stack } = step
  const name = code === HEADER ? 'HEADER' : (opcode ?? null)
  const parts = [
    `{"op":${JSON.stringify(name)},"depth":${depth},"pc":${programCounter},"gas":${gas},"gasCost":${gasCost}`,
  ]
  if (memory !== undefined) parts.push(`"memory":${JSON.stringify(wordsOf(memory, bare))}`)
  if (stack !== undefined) parts.push(`"stack":${JSON.stringify(stack.map(bare))}`)
  return parts.join(',')
}

/** Prints a step in geth's form. */
export function printGethStep(step: Step): string {
  const {
    code,
    opcode,
    depth,
    programCounter: pc,
    gas,
    gasCost,
    memory,
    stack,
    returnData,
    cells,
    refund,
    fault,
  } = step
  const numbers = { pc, op: gethOpcodeName(code, opcode), gas: Number(gas), gasCost: Number(gasCost), depth: depth + 1 }
  return JSON.stringify({
    ...numbers,
    ...(fault === undefined ? {} : { error: gethFaultText(fault) }),
    ...(stack === undefined ? {} : { stack: stack.map((word) => toQuantity(BigInt(toHex(word)))) }),
    ...(returnData === undefined || returnData.length === 0 ? {} : { returnData: toHex(returnData) }),
    ...(memory === undefined ? {} : { memory: wordsOf(memory, bare) }),
    ...(cells === undefined ? {} : { storage: Object.fromEntries(cells) }),
    ...(refund === undefined ? {} : { refund: Number(refund) }),
  })
}

/** Prints the trace of the reference node's struct logger: steps of code, or the transfers if no code ran. */
export function printReferenceSteps(steps: ReferenceSteps, root: TracedCall, about: TracedTransaction): string {
  if (steps.contract === undefined) return JSON.stringify(toWireTransfer(root, about))
  const fault = faultTextOf(root, { root, about, depth: 0 })
  const texts = new Map<object, string>()
  const textOf = (cells: ReadonlyMap<string, string>) => {
    const text = texts.get(cells) ?? JSON.stringify(Object.fromEntries(cells))
    texts.set(cells, text)
    return text
  }
  const logs = steps.steps.map(({ text, cells }) =>
    cells === undefined ? `${text}}` : `${text},"storage":${textOf(cells)}}`,
  )
  const { kind, output } = root.end
  return [
    `{"contractAddress":"${bare(steps.contract)}"`,
    `"initStorage":${textOf(steps.initialCells)}`,
    `"structLogs":[${logs.join(',')}]`,
    `"result":"${kind === 'exception' ? '' : bare(output)}"`,
    `"error":${JSON.stringify(fault === undefined ? '' : withClass(fault))}`,
    `"reverted":${kind === 'revert'}`,
    `"storageSize":${steps.cellCount}`,
    `"currentStorage":${textOf(steps.currentCells)}}`,
  ].join(',')
}

/**
 * Returns a transfer without code: of a plain transaction, a call of a precompiled contract, or REMASC's transaction.
 */
function toWireTransfer(root: TracedCall, { isCreation }: TracedTransaction) {
  return {
    programInvoke: null,
    transferInvoke: toWireInvoke(root, { isCreation, noData: null }),
    subtraces: root.inner.map((inner) => (inner.kind === 'SELFDESTRUCT' ? null : toWirePayment(inner))),
    result: null,
    error: null,
    reverted: false,
  }
}

interface InvokeOptions {
  readonly isCreation: boolean
  /** `msgData` of a call without data. */
  readonly noData: null | ''
}

function toWireInvoke({ caller, target, value, input }: TracedCall, options: InvokeOptions) {
  const { isCreation, noData } = options
  const owner = isCreation ? new Uint8Array(0) : target
  return {
    ownerAddress: bare(padLeft(owner, WORD_BYTES)),
    callerAddress: bare(padLeft(caller, WORD_BYTES)),
    gas: 0,
    callValue: value.toString(16).padStart(2 * WORD_BYTES, '0'),
    msgData: input.length === 0 ? noData : Buffer.from(input).toString('base64'),
  }
}

/** The reference node's result of a program that did not run. */
const NO_RESULT = {
  hReturn: '',
  exception: null,
  revert: false,
  codeChanges: null,
  deleteAccounts: null,
  internalTransactions: null,
  logInfoList: null,
  gasUsed: 0,
  futureRefund: 0,
  deductedRefund: 0,
  callCreateList: null,
  maxGasUsed: 0,
  movedRemainingGasToChild: false,
  callWithValuePerformed: false,
  gasUsedBeforeRefunds: 0,
}

function toWirePayment(payment: TracedCall) {
  return {
    traceType: 'CALL',
    callType: 'CALL',
    creationData: null,
    creationMethod: null,
    invokeData: toWireInvoke(payment, { isCreation: false, noData: '' }),
    programResult: NO_RESULT,
    codeAddress: null,
    subtraces: [],
  }
}

/** Prints the trace of geth's struct logger. */
export function printGethSteps(steps: readonly string[], root: TracedCall, { gasUsed }: TracedTransaction): string {
  const { kind, output } = root.end
  const head = `{"gas":${gasUsed},"failed":${kind !== 'success'}`
  return `${head},"returnValue":"${kind === 'exception' ? '0x' : toHex(output)}","structLogs":[${steps.join(',')}]}`
}
