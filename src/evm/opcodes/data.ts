import type { Bytes } from '../../base/bytes.ts'
import { keccak256 } from '../../base/keccak.ts'
import type { Context } from '../context.ts'
import { exception } from '../halt.ts'
import type { RunState } from '../runState.ts'
import { bytesOfWord, wordAt, wordOfBytes } from '../word.ts'
import { and } from './bits.ts'
import { copyToMemory, memoryGas, readMemory, wordCount, wordsFor } from './memory.ts'
import type { ExtraGas, Opcode, Run } from './opcode.ts'
import { requireNotStatic } from './storage.ts'

const GAS_PER_COPIED_WORD = 3
const GAS_PER_HASHED_WORD = 6
const GAS_PER_LOGGED_BYTE = 8

/** Memory of one fixed size at the offset on top of the stack. */
function accessGas(size: number): ExtraGas {
  return (runState) => {
    runState.stack.require(1)
    return memoryGas(runState, runState.stack.peek(0), size)
  }
}

function hashGas(runState: RunState): number {
  const { stack } = runState
  stack.require(2)
  const size = stack.peek(1)
  return memoryGas(runState, stack.peek(0), size) + GAS_PER_HASHED_WORD * wordCount(size)
}

function copyGas(runState: RunState): number {
  const { stack } = runState
  stack.require(3)
  const size = stack.peek(2)
  return memoryGas(runState, stack.peek(0), size) + GAS_PER_COPIED_WORD * wordCount(size)
}

function returnDataGas(runState: RunState): number {
  const { stack } = runState
  stack.require(3)
  if (Number(stack.peek(1)) + Number(stack.peek(2)) > runState.returnBytes.length)
    throw exception('return data is shorter')
  return copyGas(runState)
}

function memoryCopyGas(runState: RunState): number {
  const { stack } = runState
  stack.require(3)
  const [to, from, size] = [stack.peek(0), stack.peek(1), stack.peek(2)]
  const farther = wordsFor(to, size) > wordsFor(from, size) ? to : from
  return memoryGas(runState, farther, size) + GAS_PER_COPIED_WORD * wordCount(size)
}

function logGas(runState: RunState, context: Context): number {
  requireNotStatic(context)
  const { stack } = runState
  stack.require(2)
  const size = stack.peek(1)
  return memoryGas(runState, stack.peek(0), size) + GAS_PER_LOGGED_BYTE * Number(size)
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
  const size = Number(stack.peek(0))
  stack.replaceTop(wordOfBytes(keccak256(memory.view(size === 0 ? 0 : Number(offset), size))))
}

function loadCallData({ stack }: RunState, { frame }: Context): void {
  const offset = stack.peek(0)
  stack.replaceTop(offset < frame.data.length ? wordAt(frame.data, Number(offset)) : 0)
}

function load({ stack, memory }: RunState): void {
  stack.replaceTop(memory.readWord(Number(stack.peek(0))))
}

function store({ stack, memory }: RunState): void {
  const offset = Number(stack.pop())
  memory.writeWord(offset, stack.pop())
}

function storeByte({ stack, memory }: RunState): void {
  const offset = Number(stack.pop())
  memory.writeByte(offset, Number(and(stack.pop(), 0xff)))
}

function copyWithin(runState: RunState): void {
  const { stack, memory } = runState
  const to = Number(stack.pop())
  const from = stack.pop()
  memory.write(to, readMemory(runState, from, stack.pop()))
}

function log(topicCount: number): Opcode {
  return {
    code: 0xa0 + topicCount,
    name: `LOG${topicCount}`,
    fee: 375 * (1 + topicCount),
    takes: 2 + topicCount,
    extraGas: logGas,
    run(runState, { substate, frame }) {
      const { stack } = runState
      const offset = stack.pop()
      const data = readMemory(runState, offset, stack.pop())
      const topics = Array.from({ length: topicCount }, () => bytesOfWord(stack.pop()))
      substate.logs.push({ address: frame.address, topics, data })
    },
  }
}

export const DATA_OPCODES: readonly Opcode[] = [
  { code: 0x20, name: 'SHA3', fee: 30, takes: 2, gives: 1, extraGas: hashGas, run: hash },
  { code: 0x35, name: 'CALLDATALOAD', fee: 3, takes: 1, gives: 1, run: loadCallData },
  { code: 0x36, name: 'CALLDATASIZE', fee: 2, gives: 1, run: ({ stack }, { frame }) => stack.push(frame.data.length) },
  {
    code: 0x37,
    name: 'CALLDATACOPY',
    fee: 3,
    takes: 3,
    extraGas: copyGas,
    run: copyFrom((_, { frame }) => frame.data),
  },
  { code: 0x38, name: 'CODESIZE', fee: 2, gives: 1, run: ({ stack, code }) => stack.push(code.length) },
  { code: 0x39, name: 'CODECOPY', fee: 3, takes: 3, extraGas: copyGas, run: copyFrom(({ code }) => code) },
  { code: 0x3d, name: 'RETURNDATASIZE', fee: 2, gives: 1, run: (state) => state.stack.push(state.returnBytes.length) },
  {
    code: 0x3e,
    name: 'RETURNDATACOPY',
    fee: 3,
    takes: 3,
    extraGas: returnDataGas,
    run: copyFrom((state) => state.returnBytes),
  },
  { code: 0x51, name: 'MLOAD', fee: 3, takes: 1, gives: 1, extraGas: accessGas(32), run: load },
  { code: 0x52, name: 'MSTORE', fee: 3, takes: 2, extraGas: accessGas(32), run: store },
  { code: 0x53, name: 'MSTORE8', fee: 3, takes: 2, extraGas: accessGas(1), run: storeByte },
  { code: 0x59, name: 'MSIZE', fee: 2, gives: 1, run: (state) => state.stack.push(32 * state.memoryWords) },
  { code: 0x5e, name: 'MCOPY', fee: 3, takes: 3, since: 'rskip445', extraGas: memoryCopyGas, run: copyWithin },
  ...[0, 1, 2, 3, 4].map(log),
]
