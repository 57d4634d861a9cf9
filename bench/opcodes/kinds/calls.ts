import { code } from '../code.ts'
import type { Kind, Program } from '../program.ts'
import { DESTROYS, DIVES, EMPTY, FAILS, GROWS, LONG, RETURNS, REVERTS, STOPS } from '../state.ts'

const IDENTITY = 4n

interface Call {
  readonly to: bigint
  readonly value?: number
  readonly inSize?: number
  readonly gas?: 'GAS' | number
}

/** Returns a call whose result is dropped. */
export function callOf(opcode: string, { to, value = 0, inSize = 0, gas = 'GAS' }: Call): string {
  const takesValue = opcode === 'CALL' || opcode === 'CALLCODE'
  return code(0, 0, inSize, 0, ...(takesValue ? [value] : []), to, gas, opcode, 'POP')
}

const TARGETS: readonly (readonly [string, Call])[] = [
  ['a contract of one STOP', { to: STOPS }],
  ['an account without code', { to: EMPTY }],
  ['the identity precompile', { to: IDENTITY }],
  ['the identity precompile, 4,096 bytes', { to: IDENTITY, inSize: 4_096 }],
  ['a contract of 24 KB', { to: LONG }],
  ['a contract that is given 24 KB of data', { to: STOPS, inSize: 24_576 }],
  ['a contract that grows its memory to 22 KB', { to: GROWS }],
  ['a contract that reverts', { to: REVERTS }],
  ['a contract that fails', { to: FAILS, gas: 1 }],
  ['a contract that returns 4,096 bytes', { to: RETURNS }],
  ['a contract that calls itself, 400 deep', { to: DIVES }],
]

const toEach = (opcode: string): Program[] => TARGETS.map(([name, call]) => ({ name, body: callOf(opcode, call) }))

function kind(name: string, [usual, ...others]: readonly Program[]): Kind {
  if (usual === undefined) throw new Error(`${name} has no programs`)
  return { name, programs: [usual, ...others] }
}

/** Calls of contracts; calls of precompiles are kinds of their own. */
export const CALLS: readonly Kind[] = [
  kind('CALL', [...toEach('CALL'), { name: 'with value', body: callOf('CALL', { to: STOPS, value: 1, gas: 0 }) }]),
  ...['STATICCALL', 'DELEGATECALL', 'CALLCODE'].map((name) => kind(name, toEach(name))),
  { name: 'SUICIDE', programs: [{ name: 'in a contract that is called', body: callOf('CALL', { to: DESTROYS }) }] },
]
