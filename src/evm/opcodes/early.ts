import type { Opcode } from './opcode.ts'

/** Opcodes that RSKIP-191 took away. The first two pass over the byte behind them. */
export const EARLY_OPCODES: readonly Opcode[] = [
  {
    code: 0xa8,
    name: 'DUPN',
    fee: 3,
    pops: 1,
    pushes: 1,
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
    pops: 1,
    until: 'rskip191',
    run(state) {
      const depth = Number(state.stack.pop()) + 1
      state.stack.require(depth + 1)
      state.stack.swap(depth)
      state.programCounter++
    },
  },
  {
    code: 0xaa,
    name: 'TXINDEX',
    fee: 2,
    pushes: 1,
    until: 'rskip191',
    run: ({ stack }, { transactionIndex }) => stack.push(transactionIndex),
  },
]
