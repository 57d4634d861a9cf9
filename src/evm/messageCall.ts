import { type Bytes, EMPTY_BYTES } from '../base/bytes.ts'
import { type Awaitable, attempt, whenThere } from '../concurrency/maybePromise.ts'
import { isConsole } from './consoleCalls.ts'
import { type Context, undoUnless } from './context.ts'
import { exception } from './exceptionalHalt.ts'
import { type CallKind, mergeSubstate } from './frame.ts'
import type { InternalTransaction } from './internalTransaction.ts'
import { type BegunCall, endOf, type Refusal } from './observer.ts'
import { type Precompile, PrecompileFailure, type PreparedCall } from './precompiles/precompile.ts'
import { moveValue } from './transferLogs.ts'

/** A call as the executing contract asks for it. */
export interface MessageCall {
  readonly kind: CallKind
  /**
   * The whole stack word: with anything above the low 20 bytes it never is a precompile
   * (protocol/evm#precompiled-contracts).
   */
  readonly codeWord: bigint
  /** The account whose code runs: the low 20 bytes. */
  readonly codeAddress: Bytes
  /** The account the code works on: the same, or the caller's own for CALLCODE and DELEGATECALL. */
  readonly target: Bytes
  /** What CALLER and CALLVALUE answer inside. */
  readonly caller: Bytes
  readonly apparentValue: bigint
  /** Wei that really move. */
  readonly value: bigint
  readonly gas: bigint
  readonly isStatic: boolean
  /**
   * Returns the input, at most `maxBytes` of it, and counts the memory that it is read from. It is a view of that
   * memory, without a copy: the caller's frame overwrites it after the call, so a caller that keeps a part copies it.
   * Unless `countsMemory`, the memory does not grow, as when a call is refused.
   */
  readInput(maxBytes?: number, countsMemory?: boolean): Bytes
}

export interface CallEnd {
  readonly succeeded: boolean
  /** Goes back to the caller. */
  readonly gasLeft: bigint
  /** What goes to the memory that the caller named. */
  readonly output: Bytes
  /** All of the output goes there, and not only what the caller has made room for. */
  readonly overflows?: true
  /** What the return buffer holds from now on. Undefined: what it held before. */
  readonly returned: Bytes | undefined
}

const NOBODY = { nonce: 0n, balance: 0n }

/** So many frames within one another run on one stack of JavaScript's, which is not long enough for all of them. */
const FRAMES_AT_ONCE = 16

/** Carries out a call from the frame that runs now (protocol/evm#calls). What is in memory is not waited for. */
export function callMessage(context: Context, request: MessageCall): Awaitable<CallEnd> {
  const isDeep = context.frame.depth % FRAMES_AT_ONCE === FRAMES_AT_ONCE - 1
  const pause = context.pacer.pause() ?? (isDeep ? Promise.resolve() : undefined)
  return whenThere(pause, () => callUnpaused(context, request))
}

function callUnpaused(context: Context, request: MessageCall): Awaitable<CallEnd> {
  const { flags, frame, world } = context
  const precompile = context.precompiles.at(context.block, request.codeWord)
  if (precompile !== undefined) announceCall(context, precompile)
  if (frame.depth === flags.maxDepth) {
    tellRefusal(context, request, 'too deep')
    return { succeeded: false, gasLeft: request.gas, output: EMPTY_BYTES, returned: undefined }
  }
  const input = precompile === undefined ? readInput(context, request) : EMPTY_BYTES
  return whenThere(world.getAccount(frame.address), (account) => {
    const { nonce, balance } = account ?? NOBODY
    if (balance < request.value) {
      tellRefusal(context, request, 'not enough balance')
      return withoutFrame(context, false, request.gas)
    }
    if (precompile !== undefined) return callPrecompile(context, request, precompile, nonce)
    return callAccount(context, request, input, nonce)
  })
}

/** An observer may keep what it is told. */
function readInput({ observer }: Context, request: MessageCall, maxBytes?: number): Bytes {
  const input = request.readInput(maxBytes)
  return observer === undefined ? input : input.slice()
}

function tellRefusal(context: Context, request: MessageCall, refusal: Refusal): void {
  const { observer } = context
  if (observer?.onRefusal === undefined) return
  observer.onRefusal(begun(context, request, request.readInput(undefined, false).slice(), 'nothing'), refusal)
}

function callAccount(context: Context, request: MessageCall, input: Bytes, nonce: bigint): Awaitable<CallEnd> {
  const run = () => {
    const moved = moveValue(context, context.frame.address, request.target, request.value)
    const found = whenThere(moved, () => context.world.getCode(request.codeAddress))
    return whenThere(found, (code) => runCode(context, request, input, code, nonce))
  }
  return undoUnless(context, run, (end) => end.succeeded)
}

function runCode(context: Context, request: MessageCall, input: Bytes, code: Bytes, nonce: bigint): Awaitable<CallEnd> {
  const internal = makeInternal(context, request, nonce, code)
  context.observer?.onCall(begun(context, request, input, code.length === 0 ? 'nothing' : 'code'))
  if (code.length === 0) {
    if (isConsole(request.codeWord)) context.block.onConsole?.(input)
    context.observer?.onCallEnd({ kind: 'success', output: EMPTY_BYTES, gasUsed: 0n })
    return withoutFrame(context, true, request.gas)
  }
  const ran = context.runFrame({
    address: request.target,
    caller: request.caller,
    value: request.apparentValue,
    code,
    data: input,
    gasLimit: request.gas,
    depth: context.frame.depth + 1,
    isStatic: request.isStatic,
    internal,
  })
  return whenThere(ran, (end) => {
    context.observer?.onCallEnd(endOf(end, request.gas))
    if (end.kind === 'exception') return withOutput(false, 0n, EMPTY_BYTES)
    if (end.kind === 'revert') return withOutput(false, end.gasLeft, end.output)
    mergeSubstate(context.substate, end.substate)
    context.substate.refund += end.substate.refund
    return withOutput(true, end.gasLeft, end.output)
  })
}

function makeInternal(context: Context, request: MessageCall, nonce: bigint, code: Bytes): InternalTransaction {
  const { address: sender, depth, internal: parent } = context.frame
  const { target: receiver, value } = request
  return { kind: 'call', parent, index: context.internals++, depth, nonce, sender, receiver, value, code }
}

/** What an observer is told of a call that begins. */
function begun({ frame }: Context, request: MessageCall, input: Bytes, runs: BegunCall['runs']): BegunCall {
  const { kind, target, codeAddress, apparentValue: value, gas } = request
  return { kind, caller: frame.address, target, codeAddress, value, gas, input, runs }
}

function callPrecompile(
  context: Context,
  request: MessageCall,
  precompile: Precompile,
  nonce: bigint,
): Awaitable<CallEnd> {
  const input = readInput(context, request, context.flags.cutsPrecompileInput ? precompile.maxInputBytes : undefined)
  context.observer?.onCall(begun(context, request, input, 'precompile'))
  const tell = (end: CallEnd): CallEnd => {
    const { succeeded, gasLeft, output } = end
    context.observer?.onCallEnd({ kind: succeeded ? 'success' : 'exception', output, gasUsed: request.gas - gasLeft })
    return end
  }
  const ran = attempt(
    () => runPrecompile(context, request, precompile, input, nonce),
    (thrown) => {
      tell(withOutput(false, 0n, EMPTY_BYTES))
      throw thrown
    },
  )
  return whenThere(ran, tell)
}

function runPrecompile(
  context: Context,
  request: MessageCall,
  precompile: Precompile,
  input: Bytes,
  nonce: bigint,
): Awaitable<CallEnd> {
  const { frame, world } = context
  const internal = precompile.isNative ? makeInternal(context, request, nonce, EMPTY_BYTES) : undefined
  const manner = {
    kind: request.kind,
    caller: frame.address,
    isAnonymous: false,
    value: request.value,
    isFromContract: true,
    internal,
  }
  const run = () => {
    const moved = moveValue(context, frame.address, request.target, request.value)
    const found = whenThere(moved, () => world.isContract(request.codeAddress))
    const marked = whenThere(found, (isMarked) => (isMarked ? undefined : world.markContract(request.codeAddress)))
    return whenThere(marked, () => runPrepared(context, request, precompile.prepare(input, context, manner)))
  }
  return undoUnless(context, run, (end) => end.succeeded)
}

function runPrepared(context: Context, request: MessageCall, prepared: PreparedCall): Awaitable<CallEnd> {
  const { flags } = context
  return whenThere(prepared.price(), (price) => {
    if (price > request.gas) return withoutFrame(context, false, 0n)
    const gasLeft = request.gas - price
    const succeed = (output: Bytes): CallEnd => {
      const returned = flags.showsPrecompiles ? output : undefined
      return { succeeded: true, gasLeft, output, returned, ...(flags.cutsPrecompileOutput ? {} : { overflows: true }) }
    }
    const fail = (thrown: unknown): CallEnd => {
      if (!(thrown instanceof PrecompileFailure)) throw thrown
      if (!flags.containsPrecompileErrors) throw exception(thrown.message)
      return withOutput(false, gasLeft, EMPTY_BYTES)
    }
    return attempt(() => whenThere(prepared.run(), succeed), fail)
  })
}

function withOutput(succeeded: boolean, gasLeft: bigint, output: Bytes): CallEnd {
  return { succeeded, gasLeft, output, returned: output }
}

/** The end of a call that ran no code. */
function withoutFrame(context: Context, succeeded: boolean, gasLeft: bigint): CallEnd {
  const returned = context.flags.resetsReturnBuffer ? EMPTY_BYTES : undefined
  return { succeeded, gasLeft, output: EMPTY_BYTES, returned }
}

/**
 * Tells the block that a precompile is about to be called, if that matters to it. Counts whatever becomes of the call:
 * not enough depth, gas or money, or a revert around it. But not within a creation by code: the reference forgets what
 * init code called, so that its blocks may have such transactions in parallel lists.
 */
export function announceCall({ block, creations }: Context, { address, isSequential }: Precompile): void {
  if (isSequential && creations === 0) block.onSequentialCall?.(address)
}
