import type { Opcode, RunOpcode } from './opcode.ts'

/** Returns one of PUSH1 to PUSH32. */
function push(size: number): Opcode {
  return { code: 0x5f + size, name: `PUSH${size}`, fee: 3, pushes: 1, run: PUSH_RUNS[size - 1] ?? pushLong(size) }
}

/** PUSH1 and PUSH2, which are half of all opcodes that run. */
const PUSH_RUNS: readonly RunOpcode[] = [
  (state) => state.stack.push(state.code[state.programCounter++] ?? 0),
  (state) => {
    const { code, programCounter } = state
    state.stack.push((code[programCounter] ?? 0) * 256 + (code[programCounter + 1] ?? 0))
    state.programCounter += 2
  },
]

function pushLong(size: number): RunOpcode {
  return (state) => {
    state.stack.push(state.analysis.pushedWord(state.programCounter, size))
    state.programCounter += size
  }
}

/** Returns one of DUP1 to DUP16. */
function dup(number: number): Opcode {
  const run: RunOpcode = ({ stack }) => stack.dup(number - 1)
  return { code: 0x7f + number, name: `DUP${number}`, fee: 3, pops: number, pushes: number + 1, run }
}

/** Returns one of SWAP1 to SWAP16. */
function swap(number: number): Opcode {
  const run: RunOpcode = ({ stack }) => stack.swap(number)
  return { code: 0x8f + number, name: `SWAP${number}`, fee: 3, pops: number + 1, pushes: number + 1, run }
}

/** DUPN and SWAPN take their depth from the stack and skip the byte after them. RSKIP-191 removed them. */
const EARLY_OPCODES: readonly Opcode[] = [
  {
    code: 0xa8,
    name: 'DUPN',
    fee: 3,
    pops: 2,
    pushes: 2,
    until: 'rskip191',
    run(state) {
      const depth = Number(state.stack.pop())
      state.stack.require(depth + 1)
      state.stack.dup(depth)
      state.programCounter++
    },
  },
  {
    code: 0xa9,
    name: 'SWAPN',
    fee: 3,
    pops: 3,
    pushes: 2,
    until: 'rskip191',
    run(state) {
      const depth = Number(state.stack.pop()) + 1
      state.stack.require(depth + 1)
      state.stack.swap(depth)
      state.programCounter++
    },
  },
]

const numbers = (count: number) => Array.from({ length: count }, (_, i) => i + 1)

export const STACK_OPCODES: readonly Opcode[] = [
  { code: 0x50, name: 'POP', fee: 2, pops: 1, run: ({ stack }) => stack.drop(1) },
  { code: 0x5f, name: 'PUSH0', fee: 2, pushes: 1, since: 'rskip398', run: ({ stack }) => stack.push(0) },
  ...numbers(32).map(push),
  ...numbers(16).map(dup),
  ...numbers(16).map(swap),
  ...EARLY_OPCODES,
]
