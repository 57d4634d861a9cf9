import { type Bytes, EMPTY_BYTES } from '../../base/bytes.ts'
import { bytesToBigint, toWord } from '../../base/integer.ts'
import { keccak256 } from '../../base/keccak.ts'
import type { Context } from '../context.ts'
import { exception } from '../halt.ts'
import type { RunState } from '../runState.ts'
import { copyToMemory, memoryGas, readMemory, wordCount, wordsFor } from './memory.ts'
import type { ExtraGas, Opcode, Run } from './opcode.ts'
import { requireNotStatic } from './storage.ts'

const GAS_PER_COPIED_WORD = 3n
const GAS_PER_HASHED_WORD = 6n
const GAS_PER_LOGGED_BYTE = 8n

/** Memory of one fixed size at the offset on top of the stack. */
function accessGas(size: bigint): ExtraGas {
  return (runState) => memoryGas(runState, runState.stack.peek(1)[0] ?? 0n, size)
}

function hashGas(runState: RunState): bigint {
  const [offset = 0n, size = 0n] = runState.stack.peek(2)
  return memoryGas(runState, offset, size) + GAS_PER_HASHED_WORD * wordCount(size)
}

function copyGas(runState: RunState): bigint {
  const [offset = 0n, , size = 0n] = runState.stack.peek(3)
  return memoryGas(runState, offset, size) + GAS_PER_COPIED_WORD * wordCount(size)
}

function returnDataGas(runState: RunState): bigint {
  const [, from = 0n, size = 0n] = runState.stack.peek(3)
  if (from + size > runState.returnBytes.length) throw exception('return data is shorter')
  return copyGas(runState)
}

function memoryCopyGas(runState: RunState): bigint {
  const [to = 0n, from = 0n, size = 0n] = runState.stack.peek(3)
  const farther = wordsFor(to, size) > wordsFor(from, size) ? to : from
  return memoryGas(runState, farther, size) + GAS_PER_COPIED_WORD * wordCount(size)
}

function logGas(runState: RunState, context: Context): bigint {
  requireNotStatic(context)
  const [offset = 0n, size = 0n] = runState.stack.peek(2)
  return memoryGas(runState, offset, size) + GAS_PER_LOGGED_BYTE * size
}

/** Copies from what `read` gives to memory, with zeros behind its end. */
function copyFrom(read: (runState: RunState, context: Context) => Bytes): Run {
  return (runState, context) => {
    const { stack } = runState
    const to = stack.pop()
    const from = stack.pop()
    copyToMemory(runState, to, read(runState, context), from, stack.pop())
  }
}

function hash({ stack, memory }: RunState): void {
  const offset = stack.pop()
  const size = stack.pop()
  stack.push(bytesToBigint(keccak256(size === 0n ? EMPTY_BYTES : memory.view(Number(offset), Number(size)))))
}

function loadCallData({ stack }: RunState, { frame }: Context): void {
  const offset = stack.pop()
  const word = new Uint8Array(32)
  if (offset < frame.data.length) word.set(frame.data.subarray(Number(offset), Number(offset) + 32))
  stack.push(bytesToBigint(word))
}

function load({ stack, memory }: RunState): void {
  stack.push(bytesToBigint(memory.view(Number(stack.pop()), 32)))
}

function store({ stack, memory }: RunState): void {
  const offset = Number(stack.pop())
  memory.write(offset, toWord(stack.pop()))
}

function storeByte({ stack, memory }: RunState): void {
  const offset = Number(stack.pop())
  memory.write(offset, Uint8Array.of(Number(stack.pop() & 0xffn)))
}

function copyWithin(runState: RunState): void {
  const [to = 0n, from = 0n, size = 0n] = runState.stack.popN(3)
  runState.memory.write(Number(to), readMemory(runState, from, size))
}

function log(topicCount: number): Opcode {
  return {
    code: 0xa0 + topicCount,
    name: `LOG${topicCount}`,
    fee: 375 * (1 + topicCount),
    extraGas: logGas,
    run(runState, { substate, frame }) {
      const [offset = 0n, size = 0n] = runState.stack.popN(2)
      const topics = runState.stack.popN(topicCount).map(toWord)
      substate.logs.push({ address: frame.address, topics, data: readMemory(runState, offset, size) })
    },
  }
}

export const DATA_OPCODES: readonly Opcode[] = [
  { code: 0x20, name: 'SHA3', fee: 30, extraGas: hashGas, run: hash },
  { code: 0x35, name: 'CALLDATALOAD', fee: 3, run: loadCallData },
  { code: 0x36, name: 'CALLDATASIZE', fee: 2, run: ({ stack }, { frame }) => stack.push(BigInt(frame.data.length)) },
  { code: 0x37, name: 'CALLDATACOPY', fee: 3, extraGas: copyGas, run: copyFrom((_, { frame }) => frame.data) },
  { code: 0x38, name: 'CODESIZE', fee: 2, run: ({ stack, code }) => stack.push(BigInt(code.length)) },
  { code: 0x39, name: 'CODECOPY', fee: 3, extraGas: copyGas, run: copyFrom(({ code }) => code) },
  { code: 0x3d, name: 'RETURNDATASIZE', fee: 2, run: (state) => state.stack.push(BigInt(state.returnBytes.length)) },
  { code: 0x3e, name: 'RETURNDATACOPY', fee: 3, extraGas: returnDataGas, run: copyFrom((state) => state.returnBytes) },
  { code: 0x51, name: 'MLOAD', fee: 3, extraGas: accessGas(32n), run: load },
  { code: 0x52, name: 'MSTORE', fee: 3, extraGas: accessGas(32n), run: store },
  { code: 0x53, name: 'MSTORE8', fee: 3, extraGas: accessGas(1n), run: storeByte },
  { code: 0x59, name: 'MSIZE', fee: 2, run: (state) => state.stack.push(32n * state.memoryWords) },
  { code: 0x5e, name: 'MCOPY', fee: 3, since: 'rskip445', extraGas: memoryCopyGas, run: copyWithin },
  ...[0, 1, 2, 3, 4].map(log),
]
