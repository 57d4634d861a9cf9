import { stripLeadingZeros } from '../../base/bytes.ts'
import { type MaybePromise, mapMaybePromise } from '../../concurrency/maybePromise.ts'
import type { Context } from '../context.ts'
import { exception } from '../frame.ts'
import { RESET_GAS, SET_GAS } from '../gasPrices.ts'
import type { RunState } from '../runState.ts'
import { big, bytesOfWord, wordOf, wordOfBytes } from '../word.ts'
import type { Opcode } from './opcode.ts'

export const SSTORE = 0x55
export const CLEAR_REFUND = 15_000n

/** Throws an `ExceptionalHalt` in frames that may not change anything (RSKIP-91). */
export function requireNotStatic({ frame }: Context): void {
  if (frame.isStatic) throw exception('static state change')
}

/** Returns the price as before EIP-1283: only whether the slot is empty before and after counts (protocol/evm#gas). */
function storeGas({ stack }: RunState, context: Context): MaybePromise<number> {
  requireNotStatic(context)
  stack.require(2)
  const value = stack.peek(1)
  return mapMaybePromise(context.world.getStorage(context.frame.address, bytesOfWord(stack.peek(0))), (cell) => {
    const isEmpty = cell === undefined
    if (isEmpty && value !== 0) return SET_GAS
    if (!isEmpty && value === 0) context.substate.refund += CLEAR_REFUND
    return RESET_GAS
  })
}

function load({ stack }: RunState, { world, frame }: Context): MaybePromise<void> {
  return mapMaybePromise(world.getStorage(frame.address, bytesOfWord(stack.pop())), (cell) => {
    stack.push(cell === undefined ? 0 : wordOfBytes(cell))
  })
}

function store({ stack }: RunState, { world, frame }: Context): MaybePromise<void> {
  const slot = stack.pop()
  const value = stack.pop()
  return world.putStorage(
    frame.address,
    bytesOfWord(slot),
    value === 0 ? undefined : stripLeadingZeros(bytesOfWord(value)),
  )
}

function loadTransient(runState: RunState, { transient, frame }: Context): void {
  runState.stack.push(wordOf(transient.get(frame.address, big(runState.stack.pop()))))
}

function storeTransient(runState: RunState, context: Context): void {
  requireNotStatic(context)
  const slot = big(runState.stack.pop())
  context.transient.set(context.frame.address, slot, big(runState.stack.pop()))
}

export const STORAGE_OPCODES: readonly Opcode[] = [
  { code: 0x54, name: 'SLOAD', fee: 200, pops: 1, pushes: 1, run: load },
  { code: SSTORE, name: 'SSTORE', fee: 0, pops: 2, extraGas: storeGas, run: store },
  { code: 0x5c, name: 'TLOAD', fee: 100, pops: 1, pushes: 1, since: 'rskip446', run: loadTransient },
  { code: 0x5d, name: 'TSTORE', fee: 100, pops: 2, since: 'rskip446', run: storeTransient },
]
