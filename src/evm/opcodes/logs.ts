import type { Context } from '../context.ts'
import type { RunState } from '../runState.ts'
import { bytesOfWord } from '../word.ts'
import { memoryGas, readMemory } from './memory.ts'
import type { Opcode } from './opcode.ts'
import { requireNotStatic } from './storage.ts'

const GAS_PER_LOGGED_BYTE = 8

function logGas(runState: RunState, context: Context): number {
  requireNotStatic(context)
  const { stack } = runState
  stack.require(2)
  const size = stack.peek(1)
  return memoryGas(runState, stack.peek(0), size) + GAS_PER_LOGGED_BYTE * Number(size)
}

function log(topicCount: number): Opcode {
  return {
    code: 0xa0 + topicCount,
    name: `LOG${topicCount}`,
    fee: 375 * (1 + topicCount),
    pops: 2 + topicCount,
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

export const LOG_OPCODES: readonly Opcode[] = [0, 1, 2, 3, 4].map(log)
