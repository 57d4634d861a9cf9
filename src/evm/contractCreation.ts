import { type Bytes, EMPTY_BYTES } from '../base/bytes.ts'
import { CONSTANTS } from '../chainspec/constants.ts'
import type { MaybePromise } from '../concurrency/maybePromise.ts'
import { getBalance, moveValue } from './accounts.ts'
import { type Context, undoUnless } from './context.ts'
import { type FrameEnd, mergeSubstate } from './frame.ts'
import { type BegunCall, depositFault, endOf, type Refusal } from './observer.ts'

const GAS_PER_CODE_BYTE = 200n
const EF = 0xef

/** A creation by code, which is paid and passes on all of the creator's gas. */
export interface CreationRequest {
  readonly kind: 'CREATE' | 'CREATE2'
  readonly newContract: Bytes
  /** The creator's nonce before the creation. */
  readonly nonce: bigint
  readonly initCode: Bytes
  readonly value: bigint
  readonly gas: bigint
}

export interface CreationEnd {
  readonly succeeded: boolean
  /** Gas that is returned to the creator. */
  readonly gasLeft: bigint
  /** Whether the creator's return buffer is emptied: true once init code was about to run. */
  readonly emptiesReturnBuffer: boolean
}

/**
 * Executes CREATE and CREATE2 in the innermost frame. The opcode has raised the creator's nonce and checked its balance
 * (protocol/evm#creation).
 */
export async function createContract(context: Context, request: CreationRequest): Promise<CreationEnd> {
  await context.yielder.pause()
  if (await isTaken(context, request.newContract)) {
    reportRefusedCreation(context, request, 'address is taken')
    return { succeeded: false, gasLeft: 0n, emptiesReturnBuffer: false }
  }
  const { frame, world, flags } = context
  const run = async (): Promise<CreationEnd> => {
    const nonce = flags.guardsCreation ? 1n : 0n
    await world.putAccount(request.newContract, { nonce, balance: await getBalance(world, request.newContract) })
    await world.markContract(request.newContract)
    await moveValue(context, frame.address, request.newContract, request.value)
    context.creations++
    try {
      announce(context, request)
      return settle(context, request, await runInitCode(context, request))
    } finally {
      context.creations--
    }
  }
  return undoUnless(context, run, (end) => end.succeeded)
}

function announce(context: Context, request: CreationRequest): void {
  context.observer?.onCall(begun(context, request))
}

/** Reports a creation that is refused before it begins to the observer. */
export function reportRefusedCreation(context: Context, request: CreationRequest, refusal: Refusal): void {
  context.observer?.onRefusal?.(begun(context, request), refusal)
}

function begun({ frame }: Context, { kind, newContract, initCode: input, value, gas }: CreationRequest): BegunCall {
  const runs = input.length === 0 ? 'nothing' : 'code'
  return { kind, caller: frame.address, target: newContract, codeAddress: newContract, value, gas, input, runs }
}

function runInitCode(
  context: Context,
  { newContract, nonce, initCode, value, gas }: CreationRequest,
): MaybePromise<FrameEnd> {
  const { address: caller, depth, internal: parent } = context.frame
  const made = { parent, index: context.internals++, depth, nonce, sender: caller, receiver: EMPTY_BYTES, value }
  return context.runFrame({
    address: newContract,
    caller,
    value,
    code: initCode,
    data: EMPTY_BYTES,
    gasLimit: gas,
    depth: depth + 1,
    isStatic: false,
    internal: { kind: 'create', ...made, code: initCode },
  })
}

async function isTaken({ flags, world, block }: Context, address: Bytes): Promise<boolean> {
  if (!flags.guardsCreation) return false
  if (block.wasDestroyed?.(address) === true) return true
  const account = await world.getAccount(address)
  return account !== undefined && (account.nonce !== 0n || (await world.getCode(address)).length > 0)
}

async function settle(context: Context, { newContract, gas }: CreationRequest, end: FrameEnd): Promise<CreationEnd> {
  const emptiesReturnBuffer = true
  const { observer } = context
  if (end.kind !== 'success') observer?.onCallEnd(endOf(end, gas))
  if (end.kind === 'exception') return { succeeded: false, gasLeft: 0n, emptiesReturnBuffer }
  if (end.kind === 'revert') return { succeeded: false, gasLeft: end.gasLeft, emptiesReturnBuffer }
  const deposit = depositCode(context, end.output, end.gasLeft)
  if (deposit.kind === 'refused') {
    // The reference node reports it for the creator, which has passed on all its gas.
    observer?.onFault?.(
      depositFault(context, deposit.reason, end.output.length, { gasLimit: context.frame.gasLimit, gasLeft: 0n }),
    )
    observer?.onCallEnd({ ...endOf(end, gas), kind: 'exception' })
  } else observer?.onCallEnd(endOf({ ...end, gasLeft: deposit.gasLeft }, gas))
  if (deposit.kind === 'refused' && context.flags.revertsFailedDeposit) {
    return { succeeded: false, gasLeft: 0n, emptiesReturnBuffer }
  }
  if (deposit.kind === 'accepted' && end.output.length > 0) await context.world.putCode(newContract, end.output)
  mergeSubstate(context.substate, end.substate) // but not its refunds (protocol/evm#creation)
  return { succeeded: true, gasLeft: deposit.kind === 'accepted' ? deposit.gasLeft : end.gasLeft, emptiesReturnBuffer }
}

export type Deposit =
  | { readonly kind: 'accepted'; readonly gasLeft: bigint }
  | { readonly kind: 'refused'; readonly reason: string }

/** Returns the gas that is left after paying for the code, or the reason for which it is refused. */
export function depositCode({ flags, block }: Context, code: Bytes, gas: bigint): Deposit {
  const price = GAS_PER_CODE_BYTE * BigInt(code.length)
  if (flags.refusesEfCode && code[0] === EF) return { kind: 'refused', reason: 'code begins with 0xEF' }
  if (price > gas) return { kind: 'refused', reason: 'out of gas' }
  const maxBytes = flags.limitsCode ? CONSTANTS.maximumCodeBytes : block.maxCodeBytes
  if (maxBytes !== undefined && code.length > maxBytes) return { kind: 'refused', reason: 'code is too long' }
  return { kind: 'accepted', gasLeft: gas - price }
}
