import { AsciiPieces } from '../../base/asciiPieces.ts'
import { type Bytes, padLeft, WORD_BYTES } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import type { Text } from '../../base/utf8Pieces.ts'
import { gethFaultText, gethOpcodeName } from '../../chain/api/gethFault.ts'
import type { ReferenceSteps, Step, StepPrinter, TracedCall, TracedTransaction } from '../../chain/api/traces.ts'
import { faultTextOf, withClass } from './fault.ts'
import { MemoryText, StackText } from './wordTexts.ts'

/** First byte of a code header; no opcode elsewhere. */
const HEADER = 0xfc

const bare = (bytes: Bytes) => toHex(bytes).slice(2)

/** The start of a step with each opcode. */
const STARTS = new Map<string | undefined, string>()

function startOf(name: string | undefined): string {
  const known = STARTS.get(name)
  if (known !== undefined) return known
  const start = `{"op":${JSON.stringify(name ?? null)},"depth":`
  STARTS.set(name, start)
  return start
}

/** Returns a printer in the reference node's form. The slots of a step's storage belong before its last character. */
export function createReferenceStepPrinter(): StepPrinter {
  const { stackText, memoryText, begin } = createTexts()
  return {
    begin,
    print({ code, opcode, depth, programCounter, gas, gasCost, memory, stack, cells }, out) {
      if (out.length > 0) out.text(',')
      out.text(startOf(code === HEADER ? 'HEADER' : opcode))
      out.number(depth)
      out.text(',"pc":')
      out.number(programCounter)
      out.text(',"gas":')
      out.number(gas)
      out.text(',"gasCost":')
      out.number(gasCost)
      if (memory !== undefined) {
        out.text(',"memory":')
        memoryText.print(out)
      }
      if (stack !== undefined) {
        out.text(',"stack":')
        stackText.print(out)
      }
      if (cells !== undefined) out.text(cells.size === 0 ? ',"storage":{}' : ',"storage":')
      out.text('}')
    },
  }
}

/** Returns the texts of the memory and the stack of the newest step. */
function createTexts() {
  const stackText = new StackText()
  const memoryText = new MemoryText()
  return {
    stackText,
    memoryText,
    begin({ memory, stack }: Pick<Step, 'memory' | 'stack'>): void {
      if (memory !== undefined) memoryText.update(memory)
      if (stack !== undefined) stackText.update(stack)
    },
  }
}

/** Returns a printer in geth's form. */
export function createGethStepPrinter(): StepPrinter {
  const memoryText = new MemoryText()
  return {
    begin({ memory }) {
      if (memory !== undefined) memoryText.update(memory)
    },
    print(step, out) {
      const { code, opcode, depth, programCounter, gas, gasCost, memory, stack, returnData, cells, refund, fault } =
        step
      out.text(`${out.length === 0 ? '' : ','}{"pc":${programCounter},"op":"${gethOpcodeName(code, opcode)}"`)
      out.text(`,"gas":${Number(gas)},"gasCost":${Number(gasCost)},"depth":${depth + 1}`)
      if (fault !== undefined) out.text(`,"error":${JSON.stringify(gethFaultText(fault))}`)
      if (stack !== undefined) printQuantities(stack, out)
      if (returnData !== undefined && returnData.length > 0) {
        out.text(',"returnData":"0x')
        out.hex(returnData)
        out.text('"')
      }
      if (memory !== undefined) {
        out.text(',"memory":')
        memoryText.print(out)
      }
      if (cells !== undefined) {
        out.text(',"storage":')
        printCells(cells, out)
      }
      if (refund !== undefined) out.text(`,"refund":${Number(refund)}`)
      out.text('}')
    },
  }
}

function printQuantities(stack: NonNullable<Step['stack']>, out: AsciiPieces): void {
  out.text(',"stack":[')
  for (let i = 0; i < stack.length; i++) {
    out.text(i === 0 ? '"0x' : '","0x')
    out.text((stack[i] ?? 0).toString(16))
  }
  out.text(stack.length === 0 ? ']' : '"]')
}

function printCells(cells: ReadonlyMap<string, string>, out: AsciiPieces): void {
  let before = '{"'
  for (const [key, value] of cells) {
    out.text(before)
    out.text(key)
    out.text('":"')
    out.text(value)
    before = '","'
  }
  out.text(cells.size === 0 ? '{}' : '"}')
}

/** Returns the text of all steps with their slots. */
function addCells({ steps, cells: shown }: ReferenceSteps): readonly Bytes[] {
  if (shown.length === 0) return steps
  const out = new AsciiPieces()
  let next = 0
  let done = 0
  for (const piece of steps) {
    let from = 0
    for (let cells = shown[next]; cells !== undefined && cells.at < done + piece.length; cells = shown[++next]) {
      out.bytes(piece.subarray(from, cells.at - done))
      from = cells.at - done
      printCells(cells.cells, out)
    }
    out.bytes(piece.subarray(from))
    done += piece.length
  }
  return out.finish()
}

/** Prints the trace of the reference node's struct logger: steps of code, or the transfers if no code ran. */
export function printReferenceSteps(steps: ReferenceSteps, root: TracedCall, about: TracedTransaction): Text {
  if (steps.contract === undefined) return JSON.stringify(toWireTransfer(root, about))
  const { kind, output } = root.end
  const fault = faultTextOf(root, { root, about, depth: 0 })
  const [head, tail] = [new AsciiPieces(), new AsciiPieces()]
  head.text(`{"contractAddress":"${bare(steps.contract)}","initStorage":`)
  printCells(steps.initialCells, head)
  head.text(',"structLogs":[')
  tail.text('],"result":"')
  if (kind !== 'exception') tail.hex(output)
  tail.text(`","error":${JSON.stringify(fault === undefined ? '' : withClass(fault))},"reverted":${kind === 'revert'}`)
  tail.text(`,"storageSize":${steps.cellCount},"currentStorage":`)
  printCells(steps.currentCells, tail)
  tail.text('}')
  return [...head.finish(), ...addCells(steps), ...tail.finish()]
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
export function printGethSteps(steps: readonly Bytes[], root: TracedCall, { gasUsed }: TracedTransaction): Text {
  const { kind, output } = root.end
  const head = new AsciiPieces()
  head.text(`{"gas":${gasUsed},"failed":${kind !== 'success'},"returnValue":"0x`)
  if (kind !== 'exception') head.hex(output)
  head.text('","structLogs":[')
  return [...head.finish(), ...steps, ']}']
}
