import { needsMoreStack } from '../../chain/api/gethFault.ts'
import type { TracedFault } from '../../chain/api/traces.ts'

/** What the reference says of a failed frame: the exception's class and its text. */
export interface FaultText {
  readonly exception: string
  readonly text: string
}

/** What a fault's text says beside the fault: the frame's gas, as its program counts it, and its transaction. */
export interface FaultPlace {
  readonly gasLimit: bigint
  readonly gasUsed: bigint
  /** The hash of the transaction; of inner frames of the one that the reference makes up for the call. */
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

/** The reference's words for a fault (rskj's `Program.ExceptionHelper`). */
export function toFaultText(fault: TracedFault, place: FaultPlace): FaultText {
  const { reason, figure, opcode, stackSize, words } = fault
  const { transaction } = place
  if (opcode !== undefined && needsMoreStack(fault)) {
    const text = `Expected stack size ${opcode.pops} but actual ${stackSize}, tx: ${transaction}`
    return { exception: `${PROGRAM}StackTooSmallException`, text }
  }
  switch (reason) {
    case 'out of gas':
      return outOfGas(fault, place)
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

function outOfGas({ figure, opcode, gasLeft }: TracedFault, place: FaultPlace): FaultText {
  const { gasLimit, gasUsed, transaction } = place
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
