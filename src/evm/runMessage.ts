import { type Bytes, EMPTY_BYTES } from '../base/bytes.ts'
import { type MaybePromise, mapMaybePromise } from '../concurrency/maybePromise.ts'
import type { WritableState } from '../state/stateView.ts'
import { getBalance, moveValue, transfer } from './accounts.ts'
import { type Context, undoUnless } from './context.ts'
import { depositCode } from './contractCreation.ts'
import type { BlockEnvironment, Execution, Message } from './execution.ts'
import { type FrameEnd, refundOf, type Substate } from './frame.ts'
import { announceCall } from './messageCall.ts'
import { type BegunCall, depositFault, endOf } from './observer.ts'
import { type Precompile, PrecompileFailure } from './precompiles/precompile.ts'
import type { Precompiles } from './precompiles/precompiles.ts'

const NOTHING = { refund: 0n, logs: [], deleted: [] } as const

/** Runs the message of a transaction or of a call (protocol/evm#messages-of-transactions). */
export function runMessage(context: Context, message: Message): MaybePromise<Execution> {
  return mapMaybePromise(context.yielder.pause(), () => runUnpaused(context, message))
}

function runUnpaused(context: Context, message: Message): MaybePromise<Execution> {
  const { to, newContract } = message
  if (to === undefined) {
    if (newContract === undefined) throw new TypeError('a message needs a recipient or the address of a new contract')
    return undoUnless(context, () => create(context, message, newContract), isSuccess)
  }
  const precompile = context.precompiles.atAddress(context.block, to)
  if (precompile === undefined) return undoUnless(context, () => call(context, message, to), isSuccess)
  // The writes of a precompile are kept, however the call ends.
  return undoUnless(
    context,
    () => callPrecompile(context, message, to, precompile),
    () => true,
  )
}

const isSuccess = (execution: Execution) => execution.outcome.kind === 'success'

function call(context: Context, message: Message, to: Bytes): MaybePromise<Execution> {
  const moved = moveValue(context, message.sender, to, message.value)
  const found = mapMaybePromise(moved, () => context.world.getCode(to))
  const ended = mapMaybePromise(found, (code) => {
    announce(context, message, to, code.length === 0 ? 'nothing' : 'code')
    return runOutermost(context, message, to, code, message.data)
  })
  return mapMaybePromise(ended, (end) => {
    context.observer?.onCallEnd(endOf(end, message.gasLimit))
    return end.kind === 'success' ? success(context, end.output, end.gasLeft, end.substate) : failure(end)
  })
}

async function create(context: Context, message: Message, newContract: Bytes): Promise<Execution> {
  const { world, flags } = context
  const balance = flags.keepsBalance ? await getBalance(world, newContract) : 0n
  await world.putAccount(newContract, { nonce: message.newContractNonce ?? 0n, balance })
  if (message.data.length > 0) await world.markContract(newContract)
  await moveValue(context, message.sender, newContract, message.value)
  announce(context, message, newContract, message.data.length === 0 ? 'nothing' : 'code')
  const end = await runOutermost(context, message, newContract, message.data, EMPTY_BYTES)
  const { observer } = context
  if (end.kind !== 'success') {
    observer?.onCallEnd(endOf(end, message.gasLimit))
    return failure(end)
  }
  const deposit = depositCode(context, end.output, end.gasLeft)
  if (deposit.kind === 'refused') {
    observer?.onFault?.(
      depositFault(context, deposit.reason, end.output.length, { gasLimit: message.gasLimit, gasLeft: end.gasLeft }),
    )
    const refused = { kind: 'exception', reason: deposit.reason } as const
    observer?.onCallEnd(endOf(refused, message.gasLimit))
    return failure(refused)
  }
  observer?.onCallEnd(endOf({ ...end, gasLeft: deposit.gasLeft }, message.gasLimit))
  if (end.output.length > 0) await world.putCode(newContract, end.output)
  return success(context, end.output, deposit.gasLeft, end.substate)
}

async function callPrecompile(
  context: Context,
  message: Message,
  to: Bytes,
  precompile: Precompile,
): Promise<Execution> {
  announce(context, message, to, 'precompile')
  const execution = await runPrecompile(context, message, to, precompile)
  const { outcome, output, gasLeft } = execution
  context.observer?.onCallEnd({ kind: outcome.kind, output, gasUsed: message.gasLimit - gasLeft })
  return execution
}

async function runPrecompile(
  context: Context,
  message: Message,
  to: Bytes,
  precompile: Precompile,
): Promise<Execution> {
  announceCall(context, precompile)
  const { world } = context
  const { sender: caller, isAnonymous = false, value } = message
  const manner = { kind: 'CALL', caller, isAnonymous, value, isFromContract: false, internal: undefined } as const
  const prepared = precompile.prepare(message.data, context, manner)
  const price = await prepared.price()
  const hidden = context.flags.countsIntrinsicGas ? 0n : (message.intrinsicGas ?? 0n)
  if (price > message.gasLimit + hidden) return failure({ kind: 'exception', reason: 'out of gas' })
  const gasLeft = message.gasLimit - price
  const outcome = { kind: 'success' } as const
  try {
    const output = await prepared.run()
    if (!(await world.isContract(to))) await world.markContract(to)
    await moveValue(context, message.sender, to, message.value)
    return { ...NOTHING, outcome, output, gasLeft, logs: context.substate.logs }
  } catch (error) {
    if (!(error instanceof PrecompileFailure)) throw error
    return {
      ...NOTHING,
      outcome,
      output: EMPTY_BYTES,
      gasLeft,
      logs: context.substate.logs,
      paysWholeGasLimit: true,
    }
  }
}

/** Reports the message itself to the observer. */
function announce({ observer }: Context, message: Message, target: Bytes, runs: BegunCall['runs']): void {
  const { sender: caller, value, gasLimit: gas, data: input } = message
  const kind = message.to === undefined ? 'CREATE' : 'CALL'
  observer?.onCall({ kind, caller, target, codeAddress: target, value, gas, input, runs })
}

function runOutermost(
  context: Context,
  message: Message,
  address: Bytes,
  code: Bytes,
  data: Bytes,
): MaybePromise<FrameEnd> {
  const { sender: caller, value, gasLimit } = message
  return context.runFrame({
    address,
    caller,
    value,
    code,
    data,
    gasLimit,
    depth: 0,
    isStatic: false,
    internal: undefined,
  })
}

function success(context: Context, output: Bytes, gasLeft: bigint, substate: Substate): Execution {
  const { logs: before } = context.substate // logs of the transfer that the message itself is
  const logs = before.length === 0 ? substate.logs : [...before, ...substate.logs]
  const deleted = [...substate.deleted.values()]
  return { outcome: { kind: 'success' }, output, gasLeft, refund: refundOf(substate), logs, deleted }
}

function failure(end: Exclude<FrameEnd, { kind: 'success' }>): Execution {
  if (end.kind === 'revert')
    return { ...NOTHING, outcome: { kind: 'revert' }, output: end.output, gasLeft: end.gasLeft }
  return { ...NOTHING, outcome: { kind: 'exception', reason: end.reason }, output: EMPTY_BYTES, gasLeft: 0n }
}

/**
 * Runs the most frequent messages: transfers to an account without code, without an observer. Nothing needs to be undone. Returns
 * undefined for every other message, without an effect.
 */
export function runTransfer(
  precompiles: Precompiles,
  block: BlockEnvironment,
  message: Message,
  world: WritableState,
): MaybePromise<Execution | undefined> {
  const { sender, to, value, gasLimit, observer, signal } = message
  if (to === undefined || observer !== undefined || signal?.aborted === true || block.logsTransfers === true) return
  if (precompiles.atAddress(block, to) !== undefined) return
  // Reads in the order in which a transfer reads accounts, and the code last: a new account has none.
  const found = mapMaybePromise(world.getAccount(sender), () => world.getAccount(to))
  const code = mapMaybePromise(found, () => world.getCode(to))
  return mapMaybePromise(code, ({ length }) => {
    if (length > 0) return
    return mapMaybePromise(transfer(world, sender, to, value), () => transferred(gasLimit))
  })
}

function transferred(gasLeft: bigint): Execution {
  return { outcome: { kind: 'success' }, output: EMPTY_BYTES, gasLeft, refund: 0n, logs: [], deleted: [] }
}
