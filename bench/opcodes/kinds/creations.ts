import { code } from '../code.ts'
import type { Kind, Program } from '../program.ts'
import { LONG_BYTES } from '../state.ts'

const INIT_BYTES = 2 * LONG_BYTES

/** Copies the call data to memory, which is full of JUMPDESTs after the first opcodes. */
const filled = (front: string) => `${code('CALLDATASIZE', 0, 0, 'CALLDATACOPY')}${front}`
const destinations = new Uint8Array(INIT_BYTES).fill(0x5b)

function starting(front: string): Uint8Array {
  const data = destinations.slice()
  data.set(Buffer.from(front, 'hex'))
  return data
}

/** Returns a salt that differs each time: the remaining gas. */
const saltOf = (opcode: string) => (opcode === 'CREATE2' ? ['GAS'] : [])

function creations(opcode: string): Kind {
  const salt = saltOf(opcode)
  const ofSize = (size: number, name: string, data: Uint8Array = destinations): Program => ({
    name,
    before: filled(''),
    body: code(...salt, size, 0, 0, opcode, 'POP'),
    copies: 50,
    data,
  })
  return {
    name: opcode,
    programs: [
      { name: 'no init code', body: code(...salt, 0, 0, 0, opcode, 'POP'), copies: 50 },
      ofSize(INIT_BYTES, '48 KB that stop at once', starting('00')),
      ofSize(INIT_BYTES, '48 KB that jump to their end', starting(code(INIT_BYTES - 1, 'JUMP'))),
      ofSize(INIT_BYTES, '48 KB of JUMPDESTs'),
      ofSize(8, 'code of 1,024 zeros', starting(code(1024, 0, 'RETURN'))),
    ],
  }
}

/** Opcodes that create contracts. */
export const CREATIONS: readonly Kind[] = ['CREATE', 'CREATE2'].map(creations)
