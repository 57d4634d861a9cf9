import { toHex } from '../../base/hex.ts'
import { needsMoreStack } from '../../chain/api/gethFault.ts'
import type { TracedCall, TracedFault, TracedTransaction } from '../../chain/api/traces.ts'

/** The exception's class and text for a failed frame, as in the reference node. */
export interface FaultText {
  readonly exception: string
  readonly text: string
}

/** The position of a call in the tree of its transaction. */
export interface CallPosition {
  readonly root: TracedCall
  readonly about: TracedTransaction
  /** 0 for the transaction's own call. */
  readonly depth: number
}

/**
 * Returns why a call failed; undefined if it did not fail, or reverted. The gas of the transaction's own program
 * includes the intrinsic gas. Refused code of a new contract counts as its creator's fault.
 */
export function faultTextOf({ fault, end }: TracedCall, { root, about, depth }: CallPosition): FaultText | undefined {
  if (fault === undefined || end.kind !== 'exception') return undefined
  const isOutermost = depth === 0 || (depth === 1 && fault.code === undefined)
  const gasLimit = fault.gasLimit + (isOutermost ? about.gasLimit - root.gas : 0n)
  return toFaultText(fault, {
    gasLimit,
    gasUsed: gasLimit - fault.gasLeft,
    transaction: toHex(fault.transactionHash ?? about.hash),
  })
}

/** Returns the text of the fault of a transaction's own call, as the reference node prints it. */
export const withClass = ({ exception, text }: FaultText) => `class ${exception}: ${text}`

/** Returns the gas that traces show for the outermost call: 0 if no code runs. */
export const shownGas = ({ root, about }: CallPosition) => (root.runs === 'code' ? about.gasLimit : 0n)

/** Parts of a fault's text beside the fault: the frame's gas, as its program counts it, and its transaction. */
interface FaultContext {
  readonly gasLimit: bigint
  readonly gasUsed: bigint
  /**
   * Hash of the transaction; in inner frames, of the internal transaction that the reference node creates for the call.
   */
  readonly transaction: string
}

const PROGRAM = 'org.ethereum.vm.program.Program$'
const OUT_OF_GAS = `${PROGRAM}OutOfGasException`
const RUNTIME = 'java.lang.RuntimeException'
const MAX_LONG = 2n ** 63n - 1n
const MAX_INT = 2n ** 31n - 1n
const GAS_PER_CODE_BYTE = 200n
const MAX_CODE_BYTES = 24_576
const MAX_INIT_CODE_BYTES = 49_152
const CALLS = ['CALL', 'CALLCODE', 'DELEGATECALL', 'STATICCALL']

/** Returns the reference node's text of a fault (rskj's `Program.ExceptionHelper`). */
function toFaultText(fault: TracedFault, context: FaultContext): FaultText {
  const { reason, figure, opcode, stackSize, words } = fault
  const { transaction } = context
  if (opcode !== undefined && needsMoreStack(fault)) {
    const text = `Expected stack size ${opcode.pops} but actual ${stackSize}, tx: ${transaction}`
    return { exception: `${PROGRAM}StackTooSmallException`, text }
  }
  switch (reason) {
    case 'out of gas':
      return outOfGas(fault, context)
    case 'stack overflow':
      return { exception: `${PROGRAM}StackTooLargeException`, text: 'Expected: overflow 1024 elements stack limit' }
    case 'invalid opcode': {
      const code = (fault.code ?? 0).toString(16).padStart(2, '0')
      const text = `Invalid operation code: opcode[${code}], tx[${transaction}]`
      return { exception: `${PROGRAM}IllegalOperationException`, text }
    }
    case 'invalid jump': {
      const destination = BigInt(figure ?? 0) > MAX_INT ? -1n : BigInt(figure ?? 0)
      const text = `Operation with pc isn't 'JUMPDEST': PC[${destination}], tx[${transaction}]`
      return { exception: `${PROGRAM}BadJumpDestinationException`, text }
    }
    case 'static state change': {
      const text = `Attempt to call a state modifying opcode inside STATICCALL: tx[${transaction}]`
      return { exception: `${PROGRAM}StaticCallModificationException`, text }
    }
    case 'return data is shorter': {
      const [offset, size] = words.map((word) => word.toString(16).padStart(64, '0'))
      const text = `Illegal RETURNDATACOPY arguments: offset (${offset}) + size (${size}) > RETURNDATASIZE (${figure})`
      return { exception: RUNTIME, text }
    }
    case 'init code is too long': {
      const text = `Maximum initcode size allowed ${MAX_INIT_CODE_BYTES} but actual was ${figure}, tx: ${transaction}`
      return { exception: RUNTIME, text }
    }
    case 'code begins with 0xEF': {
      const text = `Contract code cannot start with 0xEF byte (RSKIP544/EIP-3541), tx: ${transaction}`
      return { exception: RUNTIME, text }
    }
    case 'code is too long': {
      const text = `Maximum contract size allowed ${MAX_CODE_BYTES} but actual ${figure}, tx: ${transaction}`
      return { exception: RUNTIME, text }
    }
    default:
      return { exception: RUNTIME, text: reason }
  }
}

function outOfGas({ figure, opcode, gasLeft }: TracedFault, context: FaultContext): FaultText {
  const { gasLimit, gasUsed, transaction } = context
  const name = opcode?.name ?? 'No gas to return just created contract'
  const spending = (gas: bigint) =>
    `Not enough gas for '${name}' cause spending: invokeGas[${gasLimit}], gas[${gas}], usedGas[${gasUsed}], tx[${transaction}]`
  if (opcode === undefined) return { exception: OUT_OF_GAS, text: spending(GAS_PER_CODE_BYTE * BigInt(figure ?? 0)) }
  if (figure === undefined) {
    const text = `Not enough gas for '${name}' operation executing: opGas[${MAX_LONG}], programGas[${gasLeft}], tx[${transaction}]`
    return { exception: OUT_OF_GAS, text }
  }
  const isOverflow = CALLS.includes(name) && BigInt(figure) > gasLeft
  if (!isOverflow) return { exception: OUT_OF_GAS, text: spending(BigInt(figure)) }
  const text = `Gas value overflow: actualGas[${gasLeft}], gasLimit[${figure}], tx[${transaction}]`
  return { exception: OUT_OF_GAS, text }
}
