import type { Opcode } from './opcode.ts'

/** Opcodes that RSKIP-191 took away. The first two pass over the byte behind them. */
export const EARLY_OPCODES: readonly Opcode[] = [
  {
    code: 0xa8,
    name: 'DUPN',
    fee: 3,
    until: 'rskip191',
    run(state) {
      state.stack.dup(Number(state.stack.pop()) + 1)
      state.programCounter++
    },
  },
  {
    code: 0xa9,
    name: 'SWAPN',
    fee: 3,
    until: 'rskip191',
    run(state) {
      state.stack.swap(Number(state.stack.pop()) + 1)
      state.programCounter++
    },
  },
  {
    code: 0xaa,
    name: 'TXINDEX',
    fee: 2,
    until: 'rskip191',
    run: ({ stack }, { transactionIndex }) => stack.push(BigInt(transactionIndex)),
  },
]
