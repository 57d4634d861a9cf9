import type { Bytes } from '../../base/bytes.ts'
import { type Frame, refundOf, type Substate } from '../frame.ts'
import { RESET_GAS } from '../gasPrices.ts'
import type { BegunCall, CallFault, EndedCall, Observer } from '../observer.ts'
import { STIPEND } from '../opcodes/calls.ts'
import { CLEAR_REFUND, SSTORE } from '../opcodes/storage.ts'
import { getOpcode } from '../opcodes/table.ts'

/** A reason for which a run failed that might have succeeded under Ethereum's rules. */
export type Difference =
  /** An opcode that Ethereum has and the rules do not. */
  | (MissingOpcode & {
      readonly kind: 'missingOpcode'
      readonly programCounter: number
      /** The contract whose code has it; the new contract for init code. */
      readonly contract: Bytes
      readonly isInitCode: boolean
    })
  /** A call with value could be paid, but not the stipend, which the caller pays. */
  | { readonly kind: 'stipendNotCovered'; readonly contract: Bytes }
  /** Code that was called with value and the stipend alone ran out of gas. */
  | { readonly kind: 'stipendUsedUp'; readonly contract: Bytes }
  /** A call failed with unused gas and took all of it, so that the caller had none to continue. */
  | { readonly kind: 'nothingKeptBack'; readonly contract: Bytes }
  /** Gas ran out that refunds would have covered if they were not applied at the end. */
  | { readonly kind: 'refundsComeLater'; readonly refund: bigint }

/** A call that has begun, with what is known so far. */
interface OpenCall {
  readonly call: BegunCall
  frame?: Frame
  substate?: Substate
  /** The reason for which the frame failed. */
  reason?: string
  /** The reason for which its last call failed, if that took all its gas. */
  lostTo?: string | undefined
}

/**
 * Creates an observer that looks for the difference between Rootstock's and Ethereum's rules that ended a run. It only finds what
 * is certain: the failure must reach the outside unhandled, so without another call and without revert data.
 */
export function watchDifferences(): { readonly observer: Observer; found(): Difference | undefined } {
  const open: OpenCall[] = []
  let found: Difference | undefined
  const observer: Observer = {
    onCall(call) {
      found = undefined
      open.push({ call })
    },
    onFrame(frame, substate) {
      const running = open.at(-1)
      if (running === undefined) return
      running.frame = frame
      running.substate = substate
    },
    onFault(fault) {
      const running = open.at(-1)
      if (running === undefined) return
      found ??= findDifference(fault, running, open)
      running.reason = fault.reason
    },
    onCallEnd(end) {
      const ended = open.pop()
      const caller = open.at(-1)
      if (!isUnhandled(end)) found = undefined
      if (caller !== undefined) caller.lostTo = end.kind === 'exception' ? ended?.reason : undefined
    },
  }
  return { observer, found: () => found }
}

/** Whether a failure without data is passed on to the caller. */
function isUnhandled({ kind, output }: EndedCall): boolean {
  return kind === 'exception' || (kind === 'revert' && output.length === 0)
}

function findDifference(fault: CallFault, running: OpenCall, open: readonly OpenCall[]): Difference | undefined {
  if (fault.code === undefined) return undefined
  if (fault.reason === 'invalid opcode') return findMissing(fault.code, fault, running)
  return fault.reason === 'out of gas' ? whyOutOfGas(fault, running, open) : undefined
}

function findMissing(code: number, { programCounter }: CallFault, { call }: OpenCall): Difference | undefined {
  const missing = findMissingOpcode(code)
  const isInitCode = call.kind === 'CREATE' || call.kind === 'CREATE2'
  const place = { programCounter, contract: call.codeAddress, isInitCode }
  return missing && { kind: 'missingOpcode', ...missing, ...place }
}

function whyOutOfGas(fault: CallFault, running: OpenCall, open: readonly OpenCall[]): Difference | undefined {
  const contract = running.call.target
  // Only the stipend is a bigint: prices are numbers.
  if (fault.figure === STIPEND) return { kind: 'stipendNotCovered', contract }
  const withStipend = open.find(hasStipendOnly)
  if (withStipend !== undefined) return { kind: 'stipendUsedUp', contract: withStipend.call.target }
  if (isLeftWithout(fault, running)) return { kind: 'nothingKeptBack', contract }
  const refund = open.length === 1 ? refundBefore(fault, running.substate) : 0n
  const isCovered = fault.figure !== undefined && BigInt(fault.figure) <= fault.gasLeft + refund
  return refund > 0n && isCovered ? { kind: 'refundsComeLater', refund } : undefined
}

/** Returns the refund before the opcode that fails. SSTORE adds its refund before it is paid. */
function refundBefore({ code, figure }: CallFault, substate: Substate | undefined): bigint {
  if (substate === undefined) return 0n
  const mayCountIts = code === SSTORE && figure === RESET_GAS
  return refundOf(substate) - (mayCountIts ? CLEAR_REFUND : 0n)
}

function hasStipendOnly({ call }: OpenCall, depth: number): boolean {
  const takesValue = call.kind === 'CALL' || call.kind === 'CALLCODE'
  return depth > 0 && takesValue && call.value > 0n && call.gas === STIPEND
}

/** Whether the first opcode after a failed call finds no gas at all, although the call did not run out of gas. */
function isLeftWithout({ gasLeft, programCounter }: CallFault, { lostTo, frame }: OpenCall): boolean {
  const isAfterCall = CALLING.has(frame?.code[programCounter - 1] ?? 0)
  return gasLeft === 0n && isAfterCall && lostTo !== undefined && lostTo !== 'out of gas'
}

/** CALL, CALLCODE, DELEGATECALL and STATICCALL. A creation always passes on all gas. */
const CALLING: ReadonlySet<number> = new Set([0xf1, 0xf2, 0xf4, 0xfa])

/** An opcode of Ethereum that some or all rules do not have. */
export interface MissingOpcode {
  readonly code: number
  readonly name: string
  /** The newest of solc's EVM versions that does not use it. */
  readonly evmVersion: string
}

/** Names of the opcodes that no rules have. */
const NAMES: Readonly<Record<number, string>> = { 30: 'CLZ', 73: 'BLOBHASH', 74: 'BLOBBASEFEE' }

const VERSIONS_WITHOUT: Readonly<Record<string, readonly number[]>> = {
  spuriousDragon: [0xfa],
  byzantium: [0x1b, 0x1c, 0x1d, 0x3f, 0xf5],
  petersburg: [0x46, 0x47],
  berlin: [0x48],
  paris: [0x5f],
  shanghai: [0x49, 0x4a, 0x5c, 0x5d, 0x5e],
  cancun: [0x1e],
}

/** Returns Ethereum's name of an invalid opcode; undefined if it is invalid there as well. */
export function findMissingOpcode(code: number): MissingOpcode | undefined {
  const [evmVersion] = Object.entries(VERSIONS_WITHOUT).find(([, codes]) => codes.includes(code)) ?? []
  const name = NAMES[code] ?? getOpcode(code)?.name
  return evmVersion === undefined || name === undefined ? undefined : { code, name, evmVersion }
}
