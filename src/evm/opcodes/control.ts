import { EMPTY_BYTES } from '../../base/bytes.ts'
import type { Context } from '../context.ts'
import { exception } from '../frame.ts'
import { type RunState, totalGas } from '../runState.ts'
import { type Word, wordOf } from '../word.ts'
import { readMemory, sliceGas } from './memory.ts'
import type { Opcode, RunOpcode } from './opcode.ts'

/** Jump destinations between two checks of the clock: a few tens of microseconds. */
const DESTINATIONS_PER_CHECK = 64

function goTo(runState: RunState, destination: Word): void {
  if (typeof destination === 'bigint' || !runState.analysis.isDestination(destination)) {
    throw exception('invalid jump', destination)
  }
  runState.programCounter = destination
}

function jump(runState: RunState): void {
  goTo(runState, runState.stack.pop())
}

function jumpIf(runState: RunState): void {
  const destination = runState.stack.pop()
  if (runState.stack.pop() !== 0) goTo(runState, destination)
}

/** Returns the run of JUMPDEST. Every loop has one, so long runs yield there. */
function createDestination() {
  let passed = 0
  return (_runState: RunState, { yielder }: Context) => {
    passed++
    return passed % DESTINATIONS_PER_CHECK === 0 ? yielder.pause() : undefined
  }
}

const resultGas = sliceGas({ pops: 2, offset: 0, size: 1, perWord: 0 })

function popResult(runState: RunState): Uint8Array {
  const offset = runState.stack.pop()
  return readMemory(runState, offset, runState.stack.pop())
}

function endWith(kind: 'success' | 'revert'): RunOpcode {
  return (runState) => {
    runState.end = { kind, output: popResult(runState) }
  }
}

function stop(runState: RunState): void {
  runState.end = { kind: 'success', output: EMPTY_BYTES }
}

function pushGas(runState: RunState): void {
  runState.stack.push(wordOf(totalGas(runState)))
}

export const CONTROL_OPCODES: readonly Opcode[] = [
  { code: 0x00, name: 'STOP', fee: 0, run: stop },
  { code: 0x56, name: 'JUMP', fee: 8, pops: 1, run: jump },
  { code: 0x57, name: 'JUMPI', fee: 10, pops: 2, run: jumpIf },
  { code: 0x58, name: 'PC', fee: 2, pushes: 1, run: (state) => state.stack.push(state.programCounter - 1) },
  { code: 0x5a, name: 'GAS', fee: 2, pushes: 1, run: pushGas },
  { code: 0x5b, name: 'JUMPDEST', fee: 1, run: createDestination() },
  { code: 0xf3, name: 'RETURN', fee: 0, pops: 2, extraGas: resultGas, run: endWith('success') },
  { code: 0xfd, name: 'REVERT', fee: 0, pops: 2, extraGas: resultGas, run: endWith('revert') },
]
