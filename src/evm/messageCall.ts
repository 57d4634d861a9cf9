import { type Bytes, EMPTY_BYTES } from '../base/bytes.ts'
import { catchMaybePromise, type MaybePromise, mapMaybePromise } from '../concurrency/maybePromise.ts'
import { moveValue } from './accounts.ts'
import { isConsole } from './consoleCalls.ts'
import { type Context, undoUnless } from './context.ts'
import { type CallKind, exception, mergeSubstate } from './frame.ts'
import type { InternalTransaction } from './internalTransaction.ts'
import { type BegunCall, endOf, type Refusal } from './observer.ts'
import { type Precompile, PrecompileFailure, type PreparedCall } from './precompiles/precompile.ts'

/** A call by code. */
export interface MessageCall {
  readonly kind: CallKind
  /** The whole stack word. With a bit above the low 20 bytes it is never a precompile (protocol/evm#precompiled-contracts). */
  readonly codeWord: bigint
  /** The account whose code runs: the low 20 bytes of the word. */
  readonly codeAddress: Bytes
  /** The account that the code works on: the called account, or the caller's for CALLCODE and DELEGATECALL. */
  readonly target: Bytes
  /** The values of CALLER and CALLVALUE in the called code. */
  readonly caller: Bytes
  readonly apparentValue: bigint
  /** Wei that are moved. */
  readonly value: bigint
  readonly gas: bigint
  readonly isStatic: boolean
  /**
   * Returns up to `maxBytes` of the input, and counts the memory that it is read from. The result is a view of the caller's
   * memory: a callee that keeps a part copies it. With `countsMemory` false the memory does not grow, as for a call that is
   * refused.
   */
  readInput(maxBytes?: number, countsMemory?: boolean): Bytes
}

export interface CallEnd {
  readonly succeeded: boolean
  /** Gas that is returned to the caller. */
  readonly gasLeft: bigint
  /** Bytes that are written to the caller's memory. */
  readonly output: Bytes
  /** Whether all of the output is written, and not only as much as the caller asked for. */
  readonly overflows?: true
  /** The new content of the return buffer; undefined if it does not change. */
  readonly returned: Bytes | undefined
}

const EMPTY_ACCOUNT = { nonce: 0n, balance: 0n }

/** Max. nested frames on one JavaScript stack, which is not long enough for all of them. */
const FRAMES_AT_ONCE = 16

/** Executes a call in the innermost frame (protocol/evm#calls). It returns synchronously if all state is in memory. */
export function callMessage(context: Context, request: MessageCall): MaybePromise<CallEnd> {
  const isDeep = context.frame.depth % FRAMES_AT_ONCE === FRAMES_AT_ONCE - 1
  const pause = context.yielder.pause() ?? (isDeep ? Promise.resolve() : undefined)
  return mapMaybePromise(pause, () => callUnpaused(context, request))
}

function callUnpaused(context: Context, request: MessageCall): MaybePromise<CallEnd> {
  const { flags, frame, world } = context
  const precompile = context.precompiles.at(context.block, request.codeWord)
  if (precompile !== undefined) announceCall(context, precompile)
  if (frame.depth === flags.maxDepth) {
    reportRefusal(context, request, 'too deep')
    return { succeeded: false, gasLeft: request.gas, output: EMPTY_BYTES, returned: undefined }
  }
  const input = precompile === undefined ? readInput(context, request) : EMPTY_BYTES
  return mapMaybePromise(world.getAccount(frame.address), (account) => {
    const { nonce, balance } = account ?? EMPTY_ACCOUNT
    if (balance < request.value) {
      reportRefusal(context, request, 'not enough balance')
      return withoutFrame(context, false, request.gas)
    }
    if (precompile !== undefined) return callPrecompile(context, request, precompile, nonce)
    return callAccount(context, request, input, nonce)
  })
}

/** Returns the input, as a copy if an observer may keep it. */
function readInput({ observer }: Context, request: MessageCall, maxBytes?: number): Bytes {
  const input = request.readInput(maxBytes)
  return observer === undefined ? input : input.slice()
}

function reportRefusal(context: Context, request: MessageCall, refusal: Refusal): void {
  const { observer } = context
  if (observer?.onRefusal === undefined) return
  observer.onRefusal(begun(context, request, request.readInput(undefined, false).slice(), 'nothing'), refusal)
}

function callAccount(context: Context, request: MessageCall, input: Bytes, nonce: bigint): MaybePromise<CallEnd> {
  const run = () => {
    const moved = moveValue(context, context.frame.address, request.target, request.value)
    const found = mapMaybePromise(moved, () => context.world.getCode(request.codeAddress))
    return mapMaybePromise(found, (code) => runCode(context, request, input, code, nonce))
  }
  return undoUnless(context, run, (end) => end.succeeded)
}

function runCode(
  context: Context,
  request: MessageCall,
  input: Bytes,
  code: Bytes,
  nonce: bigint,
): MaybePromise<CallEnd> {
  const internal = makeInternal(context, request, nonce, code)
  context.observer?.onCall(begun(context, request, input, code.length === 0 ? 'nothing' : 'code'))
  if (code.length === 0) {
    if (isConsole(request.codeWord)) context.console?.onConsole(input)
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
  return mapMaybePromise(ran, (end) => {
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

/** Returns the report of a call for an observer. */
function begun({ frame }: Context, request: MessageCall, input: Bytes, runs: BegunCall['runs']): BegunCall {
  const { kind, target, codeAddress, apparentValue: value, gas } = request
  return { kind, caller: frame.address, target, codeAddress, value, gas, input, runs }
}

function callPrecompile(
  context: Context,
  request: MessageCall,
  precompile: Precompile,
  nonce: bigint,
): MaybePromise<CallEnd> {
  const input = readInput(context, request, context.flags.cutsPrecompileInput ? precompile.maxInputBytes : undefined)
  context.observer?.onCall(begun(context, request, input, 'precompile'))
  const report = (end: CallEnd): CallEnd => {
    const { succeeded, gasLeft, output } = end
    context.observer?.onCallEnd({ kind: succeeded ? 'success' : 'exception', output, gasUsed: request.gas - gasLeft })
    return end
  }
  const ran = catchMaybePromise(
    () => runPrecompile(context, request, precompile, input, nonce),
    (thrown) => {
      report(withOutput(false, 0n, EMPTY_BYTES))
      throw thrown
    },
  )
  return mapMaybePromise(ran, report)
}

function runPrecompile(
  context: Context,
  request: MessageCall,
  precompile: Precompile,
  input: Bytes,
  nonce: bigint,
): MaybePromise<CallEnd> {
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
    const found = mapMaybePromise(moved, () => world.isContract(request.codeAddress))
    const marked = mapMaybePromise(found, (isMarked) =>
      isMarked ? undefined : world.markContract(request.codeAddress),
    )
    return mapMaybePromise(marked, () => runPrepared(context, request, precompile.prepare(input, context, manner)))
  }
  return undoUnless(context, run, (end) => end.succeeded)
}

function runPrepared(context: Context, request: MessageCall, prepared: PreparedCall): MaybePromise<CallEnd> {
  const { flags } = context
  return mapMaybePromise(prepared.price(), (price) => {
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
    return catchMaybePromise(() => mapMaybePromise(prepared.run(), succeed), fail)
  })
}

function withOutput(succeeded: boolean, gasLeft: bigint, output: Bytes): CallEnd {
  return { succeeded, gasLeft, output, returned: output }
}

/** Returns the end of a call that ran no code. */
function withoutFrame(context: Context, succeeded: boolean, gasLeft: bigint): CallEnd {
  const returned = context.flags.resetsReturnBuffer ? EMPTY_BYTES : undefined
  return { succeeded, gasLeft, output: EMPTY_BYTES, returned }
}

/**
 * Reports to the block that the Bridge or REMASC is about to be called. It is reported however the call ends, even without depth,
 * gas or balance or with a revert around it, but not within a creation by code: the reference node does not count calls of init
 * code, so its blocks may have such transactions in parallel lists.
 */
export function announceCall({ block, creations }: Context, { address, isSequential }: Precompile): void {
  if (isSequential && creations === 0) block.onSequentialCall?.(address)
}
