import type { Bytes } from '../../base/bytes.ts'
import { decodeErrorString, decodePanicCode } from '../../base/errorString.ts'
import type { TracedCall, TracedFault } from './traces.ts'

/** Text of a revert in geth. */
export const REVERTED = 'execution reverted'
/** Text of an out-of-gas failure in geth. */
export const OUT_OF_GAS = 'out of gas'

const REFUSALS = {
  'too deep': 'max call depth exceeded',
  'not enough balance': 'insufficient balance for transfer',
  'address is taken': 'contract address collision',
} as const

/** Faults that geth checks after the size of the stack. */
const BEFORE_THE_STACK = ['invalid opcode', 'out of gas', 'static state change', 'stack underflow']

/** Texts of faults without numbers in geth (`core/vm/errors.go`). */
const FAULTS: Readonly<Record<string, string>> = {
  'call gas overflows': 'gas uint64 overflow',
  'code begins with 0xEF': 'invalid code: must not begin with 0xef',
  'code is too long': 'max code size exceeded',
  'init code is too long': 'max initcode size exceeded',
  'invalid jump': 'invalid jump destination',
  'return data is shorter': 'return data out of bounds',
  'stack overflow': 'stack limit reached 1024 (1023)',
  'static state change': 'write protection',
}

/** Returns geth's text of why a call failed; undefined if it succeeded. */
export function gethErrorOf({ end, fault, refusal, gas }: TracedCall): string | undefined {
  if (refusal !== undefined) return REFUSALS[refusal]
  if (end.kind === 'success') return undefined
  if (end.kind === 'revert') return REVERTED
  if (fault !== undefined) return gethFaultText(fault)
  // Only precompiled contracts fail without a fault.
  return end.gasUsed === gas ? OUT_OF_GAS : 'precompiled failed'
}

/** Returns geth's text of a fault. */
export function gethFaultText(fault: Pick<TracedFault, 'reason' | 'code' | 'opcode' | 'stackSize'>): string {
  const { reason, code, opcode, stackSize } = fault
  if (needsMoreStack(fault)) return `stack underflow (${stackSize} <=> ${opcode?.pops})`
  if (reason === 'invalid opcode') return `invalid opcode: ${gethOpcodeName(code ?? 0, opcode?.name)}`
  if (reason === OUT_OF_GAS && code === undefined) return 'contract creation code storage out of gas'
  return FAULTS[reason] ?? reason
}

/** Returns true if geth reports the fault as a stack underflow, which it checks before other faults of the opcode. */
export function needsMoreStack({
  reason,
  opcode,
  stackSize,
}: Pick<TracedFault, 'reason' | 'opcode' | 'stackSize'>): boolean {
  return opcode !== undefined && stackSize < opcode.pops && BEFORE_THE_STACK.includes(reason)
}

/** The meanings of Solidity's panic codes in geth's words (`accounts/abi`). */
const PANICS: Readonly<Record<string, string>> = {
  0: 'generic panic',
  1: 'assert(false)',
  17: 'arithmetic underflow or overflow',
  18: 'division or modulo by zero',
  33: 'enum overflow',
  34: 'invalid encoded storage byte array accessed',
  49: 'out-of-bounds array access; popping on an empty array',
  50: 'out-of-bounds access of an array or bytesN',
  65: 'out of memory',
  81: 'uninitialized function',
}

/** Returns the text of a revert's payload as geth unpacks it; undefined for other payloads. */
export function gethRevertReason(payload: Bytes): string | undefined {
  const panic = decodePanicCode(payload)
  if (panic === undefined) return decodeErrorString(payload)
  return PANICS[`${panic}`] ?? `unknown panic code: 0x${panic.toString(16)}`
}

/** OpenEthereum's words for geth's (geth's `eth/tracers/native/call_flat.go`). */
const PARITY_ERRORS: Readonly<Record<string, string>> = {
  'contract creation code storage out of gas': 'Out of gas',
  'out of gas': 'Out of gas',
  'gas uint64 overflow': 'Out of gas',
  'max code size exceeded': 'Out of gas',
  'invalid jump destination': 'Bad jump destination',
  'execution reverted': 'Reverted',
  'return data out of bounds': 'Out of bounds',
  'stack limit reached 1024 (1023)': 'Out of stack',
  'precompiled failed': 'Built-in failed',
  'write protection': 'Mutable Call In Static Context',
}

/** Returns OpenEthereum's text of a failure that geth describes as `error`. */
export function toParityError(error: string): string {
  if (error.startsWith('invalid opcode:')) return 'Bad instruction'
  if (error.startsWith('stack underflow')) return 'Stack underflow'
  return PARITY_ERRORS[error] ?? error
}

const INVALID = 0xfe

/** Opcodes with another name in geth. */
const GETH_NAMES: Readonly<Record<string, string>> = { SHA3: 'KECCAK256', SUICIDE: 'SELFDESTRUCT' }

/** Returns geth's name of an opcode; `name` is the reference node's, undefined for an unassigned code. */
export function gethOpcodeName(code: number, name: string | undefined): string {
  if (code === INVALID) return 'INVALID'
  if (name === undefined) return `opcode 0x${code.toString(16)} not defined`
  return GETH_NAMES[name] ?? name
}
