import type { Opcode, Run } from './opcode.ts'

/** PUSH1 to PUSH32. */
function push(size: number): Run {
  return (state) => {
    state.stack.push(state.analysis.pushedWord(state.programCounter, size))
    state.programCounter += size
  }
}

/** `count` opcodes of one kind from `first` on, numbered from 1. */
function numbered(name: string, first: number, count: number, createRun: (number: number) => Run): Opcode[] {
  return Array.from({ length: count }, (_, i) => ({
    code: first + i,
    name: `${name}${i + 1}`,
    fee: 3,
    run: createRun(i + 1),
  }))
}

export const STACK_OPCODES: readonly Opcode[] = [
  { code: 0x50, name: 'POP', fee: 2, run: ({ stack }) => void stack.pop() },
  { code: 0x5f, name: 'PUSH0', fee: 2, since: 'rskip398', run: ({ stack }) => stack.push(0n) },
  ...numbered('PUSH', 0x60, 32, push),
  ...numbered('DUP', 0x80, 16, (position) => (state) => state.stack.dup(position)),
  ...numbered('SWAP', 0x90, 16, (position) => (state) => state.stack.swap(position)),
]
