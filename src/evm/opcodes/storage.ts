import { bytesToBigint, minimalBytes, toWord } from '../../base/integer.ts'
import type { Context } from '../context.ts'
import { exception } from '../halt.ts'
import type { RunState } from '../runState.ts'
import type { Opcode } from './opcode.ts'

const SET_GAS = 20_000n
const RESET_GAS = 5_000n
const CLEAR_REFUND = 15_000n

/** Opcodes fail in frames that may not change anything (RSKIP-91). */
export function requireNotStatic({ frame }: Context): void {
  if (frame.isStatic) throw exception('static state change')
}

/** Prices of before EIP-1283: only whether the cell is empty before and after counts (C 6.2). */
async function storeGas(runState: RunState, context: Context): Promise<bigint> {
  requireNotStatic(context)
  const [slot = 0n, value = 0n] = runState.stack.peek(2)
  const isEmpty = (await context.world.getStorage(context.frame.address, toWord(slot))) === undefined
  if (isEmpty && value !== 0n) return SET_GAS
  if (!isEmpty && value === 0n) context.substate.refund += CLEAR_REFUND
  return RESET_GAS
}

async function load(runState: RunState, { world, frame }: Context): Promise<void> {
  const cell = await world.getStorage(frame.address, toWord(runState.stack.pop()))
  runState.stack.push(cell === undefined ? 0n : BigInt.asUintN(256, bytesToBigint(cell)))
}

async function store(runState: RunState, { world, frame }: Context): Promise<void> {
  const slot = runState.stack.pop()
  const value = runState.stack.pop()
  await world.putStorage(frame.address, toWord(slot), value === 0n ? undefined : minimalBytes(value))
}

function loadTransient(runState: RunState, { transient, frame }: Context): void {
  runState.stack.push(transient.get(frame.address, runState.stack.pop()))
}

function storeTransient(runState: RunState, context: Context): void {
  requireNotStatic(context)
  const slot = runState.stack.pop()
  context.transient.set(context.frame.address, slot, runState.stack.pop())
}

export const STORAGE_OPCODES: readonly Opcode[] = [
  { code: 0x54, name: 'SLOAD', fee: 200, run: load },
  { code: 0x55, name: 'SSTORE', fee: 0, extraGas: storeGas, run: store },
  { code: 0x5c, name: 'TLOAD', fee: 100, since: 'rskip446', run: loadTransient },
  { code: 0x5d, name: 'TSTORE', fee: 100, since: 'rskip446', run: storeTransient },
]
