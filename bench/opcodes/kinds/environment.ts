import { code, words } from '../code.ts'
import type { Kind } from '../program.ts'
import { wide } from './computing.ts'

const NAMES = [
  ...['ADDRESS', 'CALLER', 'CALLVALUE', 'CALLDATASIZE', 'CODESIZE', 'RETURNDATASIZE', 'MSIZE'],
  ...['ORIGIN', 'GASPRICE', 'COINBASE', 'TIMESTAMP', 'NUMBER', 'DIFFICULTY', 'GASLIMIT', 'CHAINID', 'BASEFEE'],
  'SELFBALANCE',
]
const BLOCK_NUMBER = 1000

/** Opcodes that read the message and its block. */
export const ENVIRONMENT: readonly Kind[] = [
  ...NAMES.map(
    (name): Kind => ({
      name,
      programs: [
        { name: 'and POP', body: code(name, 'POP') },
        { name: '900 at once', body: code(name), copies: 900, after: code('POP').repeat(900) },
      ],
    }),
  ),
  {
    name: 'BLOCKHASH',
    programs: [
      { name: 'the parent', before: code(BLOCK_NUMBER - 1), body: code('DUP1', 'BLOCKHASH', 'POP') },
      { name: 'of no block', before: code(wide(256)), body: code('DUP1', 'BLOCKHASH', 'POP') },
    ],
  },
  {
    name: 'CALLDATALOAD',
    programs: [
      { name: 'within', data: words(wide(256), wide(255)), body: code(4, 'CALLDATALOAD', 'POP') },
      { name: 'across the end', data: words(wide(256)), body: code(1, 'CALLDATALOAD', 'POP') },
      { name: 'behind the end', before: code(wide(256)), body: code('DUP1', 'CALLDATALOAD', 'POP') },
      { name: 'each the next one’s offset', data: words(0n), before: code(0), body: code('CALLDATALOAD') },
    ],
  },
]
