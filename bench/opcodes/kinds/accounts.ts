import { code } from '../code.ts'
import type { Kind } from '../program.ts'
import { EMPTY, LONG, STOPS } from '../state.ts'
import { wide } from './computing.ts'

const MISSING = wide(160)
const IDENTITY = 4n

const readAccount = (opcode: string, name: string, account: bigint) => ({
  name,
  before: code(account),
  body: code('DUP1', opcode, 'POP'),
})

/** Opcodes that read accounts in memory. */
export const ACCOUNTS: readonly Kind[] = ['BALANCE', 'EXTCODESIZE', 'EXTCODEHASH'].map((name) => ({
  name,
  programs: [
    readAccount(name, 'a contract', STOPS),
    readAccount(name, 'a long contract', LONG),
    readAccount(name, 'an account without code', EMPTY),
    readAccount(name, 'a missing account', MISSING),
    readAccount(name, 'a precompile', IDENTITY),
    {
      // The state has cached none of them.
      name: 'another missing account each time',
      before: code(MISSING),
      body: code(1, 'ADD', 'DUP1', name, 'POP'),
    },
  ],
}))
