import { EMPTY_BYTES } from '../../base/bytes.ts'
import { type MaybePromise, mapMaybePromise } from '../../concurrency/maybePromise.ts'
import type { Context } from '../context.ts'
import { type CallKind, exception, outOfGas } from '../frame.ts'
import { type CallEnd, callMessage } from '../messageCall.ts'
import { type RunState, setTotalGas, totalGas } from '../runState.ts'
import type { StackLike } from '../stack.ts'
import { big, type Word } from '../word.ts'
import { growMemory, growthGas, wordCount, wordsFor } from './memory.ts'
import { addressOfWord, type Opcode } from './opcode.ts'

const CALL = 0xf1
const FEE = 700
const NEW_ACCOUNT_GAS = 25_000
const VALUE_GAS = 9_000
/** Min. gas of the callee of a call with value. */
export const STIPEND = 2_300n
const MAX_CALL_GAS = 2n ** 63n - 1n

/** The differences between the four calls. */
interface CallOpcode {
  readonly code: number
  readonly name: CallKind
  readonly takesValue: boolean
  /** Whether the code works on the called account, and not on the caller's. */
  readonly entersTarget: boolean
  /** Whether CALLER and CALLVALUE are those of the calling code. */
  readonly isTransparent: boolean
  readonly makesStatic: boolean
}

/** Number of arguments with and without a value. */
const WITH_VALUE = 7
const WITHOUT_VALUE = 6

interface CallArguments {
  readonly gas: bigint
  readonly codeWord: bigint
  readonly value: bigint
  readonly inOffset: Word
  readonly inSize: Word
  readonly outOffset: Word
  readonly outSize: Word
}

/** Reads the arguments, which stay on the stack. */
function readArguments(stack: StackLike, count: number): CallArguments {
  return {
    gas: big(stack.peek(0)),
    codeWord: big(stack.peek(1)),
    value: count === WITH_VALUE ? big(stack.peek(2)) : 0n,
    inOffset: stack.peek(count - 4),
    inSize: stack.peek(count - 3),
    outOffset: stack.peek(count - 2),
    outSize: stack.peek(count - 1),
  }
}

function countOf(kind: CallOpcode, { flags }: Context): number {
  const takesValue = kind.takesValue || (kind.makesStatic && flags.movesValueStatically)
  return takesValue ? WITH_VALUE : WITHOUT_VALUE
}

/**
 * Returns the price without the gas that is passed on, which is stored in the run state for the call itself (protocol/evm#calls).
 */
function callGas(kind: CallOpcode, runState: RunState, context: Context): number | Promise<number> {
  const count = countOf(kind, context)
  runState.stack.require(count)
  const args = readArguments(runState.stack, count)
  if (kind.code !== CALL) return priceOf(args, false, runState, context)
  if (args.value !== 0n && context.frame.isStatic) throw exception('static state change')
  // It is read before anything can fail, so that parallel lists record the same reads as the reference node
  // (protocol/transactions#parallel-lists).
  const callee = context.world.getAccount(addressOfWord(args.codeWord))
  return mapMaybePromise(callee, (account) => priceOf(args, account === undefined, runState, context))
}

function priceOf(args: CallArguments, isNew: boolean, runState: RunState, context: Context): number {
  const movesValue = args.value !== 0n
  const words = Math.max(wordsFor(args.inOffset, args.inSize), wordsFor(args.outOffset, args.outSize))
  const extra = growthGas(runState, words) + (movesValue ? VALUE_GAS : 0) + (isNew ? NEW_ACCOUNT_GAS : 0)
  const left = totalGas(runState) - BigInt(FEE + extra)
  const stipend = movesValue ? STIPEND : 0n
  if (left < stipend) throw outOfGas(left < 0n ? FEE + extra : stipend)
  const wanted = args.gas + stipend
  if (movesValue && wanted > MAX_CALL_GAS && !context.flags.saturatesCallGas) throw exception('call gas overflows')
  runState.calleeGas = wanted < left ? wanted : left
  return extra
}

function call(kind: CallOpcode, runState: RunState, context: Context): MaybePromise<void> {
  const count = countOf(kind, context)
  const args = readArguments(runState.stack, count)
  runState.stack.drop(count)
  setTotalGas(runState, totalGas(runState) - runState.calleeGas)
  const { frame } = context
  growMemory(runState, wordsFor(args.outOffset, args.outSize))
  const codeAddress = addressOfWord(args.codeWord)
  const called = callMessage(context, {
    kind: kind.name,
    codeWord: args.codeWord,
    codeAddress,
    target: kind.entersTarget ? codeAddress : frame.address,
    caller: kind.isTransparent ? frame.caller : frame.address,
    apparentValue: kind.isTransparent ? frame.value : args.value,
    value: args.value,
    gas: runState.calleeGas,
    isStatic: frame.isStatic || kind.makesStatic,
    readInput(maxBytes, countsMemory = true) {
      const size = maxBytes === undefined || args.inSize < maxBytes ? args.inSize : maxBytes
      if (countsMemory) growMemory(runState, wordsFor(args.inOffset, size))
      return size === 0 ? EMPTY_BYTES : runState.memory.view(Number(args.inOffset), Number(size))
    },
  })
  return mapMaybePromise(called, (end) => applyCallEnd(runState, end, args))
}

/** Max. size to which memory grows free of charge. The reference node has no such bound: Scion halts where it would continue. */
const MAX_FREE_BYTES = 2 ** 16

interface OutputRange {
  readonly outOffset: Word
  readonly outSize: Word
}

/** Applies the end of a call to the caller: gas, success, return buffer, output in memory. */
function applyCallEnd(runState: RunState, end: CallEnd, { outOffset, outSize }: OutputRange): void {
  setTotalGas(runState, totalGas(runState) + end.gasLeft)
  runState.stack.push(end.succeeded ? 1 : 0)
  if (end.returned !== undefined) runState.returnBytes = end.returned
  const isAll = end.overflows === true || end.output.length < outSize
  const shown = isAll ? end.output : end.output.subarray(0, Number(outSize))
  if (shown.length === 0) return
  if (end.overflows === true) growForOutput(runState, outOffset, shown.length)
  runState.memory.write(signed32(outOffset), shown)
}

/** Grows memory for all of a precompile's output, free of charge, as before RSKIP-150. Offsets are signed 32-bit integers. */
function growForOutput(runState: RunState, offset: Word, size: number): void {
  const start = signed32(offset)
  const words = wordCount(start + size)
  const isReachable = words <= runState.memoryWords || 32 * words <= MAX_FREE_BYTES
  if (start < 0 || !isReachable) throw exception('no memory there')
  growMemory(runState, words)
}

function signed32(word: Word): number {
  return Number(BigInt.asIntN(32, big(word)))
}

const KINDS: readonly CallOpcode[] = [
  { code: CALL, name: 'CALL', takesValue: true, entersTarget: true, isTransparent: false, makesStatic: false },
  { code: 0xf2, name: 'CALLCODE', takesValue: true, entersTarget: false, isTransparent: false, makesStatic: false },
  { code: 0xf4, name: 'DELEGATECALL', takesValue: false, entersTarget: false, isTransparent: true, makesStatic: false },
  { code: 0xfa, name: 'STATICCALL', takesValue: false, entersTarget: true, isTransparent: false, makesStatic: true },
]

export const CALL_OPCODES: readonly Opcode[] = KINDS.map((kind) => ({
  code: kind.code,
  name: kind.name,
  fee: FEE,
  pops: kind.takesValue ? WITH_VALUE : WITHOUT_VALUE,
  pushes: 1,
  ...(kind.makesStatic ? { since: 'rskip91' as const } : {}),
  extraGas: (runState, context) => callGas(kind, runState, context),
  run: (runState, context) => call(kind, runState, context),
}))
