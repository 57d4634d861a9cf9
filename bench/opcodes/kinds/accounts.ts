import { code } from '../code.ts'
import type { Kind } from '../program.ts'
import { EMPTY, LONG, STOPS } from '../world.ts'
import { wide } from './computing.ts'

const NOBODY = wide(160)
const IDENTITY = 4n

const of = (opcode: string, name: string, account: bigint) => ({
  name,
  before: code(account),
  body: code('DUP1', opcode, 'POP'),
})

/** What asks for accounts that are in memory. */
export const ACCOUNTS: readonly Kind[] = ['BALANCE', 'EXTCODESIZE', 'EXTCODEHASH'].map((name) => ({
  name,
  programs: [
    of(name, 'a contract', STOPS),
    of(name, 'a long contract', LONG),
    of(name, 'an account without code', EMPTY),
    of(name, 'a missing account', NOBODY),
    of(name, 'a precompile', IDENTITY),
    {
      // Each seen for the first time, in a world that knows of none of them.
      name: 'another missing account each time',
      before: code(NOBODY),
      body: code(1, 'ADD', 'DUP1', name, 'POP'),
    },
  ],
}))
