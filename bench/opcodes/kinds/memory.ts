import { code } from '../code.ts'
import type { Kind, Program } from '../program.ts'
import { wide } from './computing.ts'

const FAR_BYTES = 2 ** 17
const FULL = wide(256)

/** Returns an offset in 128 KB of memory that is far from the previous one and not at the start of a word. */
const scattered = (index: number) => (index * 40_503 * 2 + 1) % (FAR_BYTES - 8_192)

/** Grows the memory to its end, so that later accesses pay no gas for it. */
const grow = code(FULL, FAR_BYTES - 32, 'MSTORE')

const reads = (opcode: string): readonly Program[] => [
  { name: 'scattered over 128 KB', before: grow, body: (_, i) => code(scattered(i), opcode, 'POP') },
]

const writes = (opcode: string): Program[] => [
  {
    name: 'scattered over 128 KB',
    before: `${grow}${code(FULL)}`,
    body: (_, i) => code('DUP1', scattered(i), opcode),
  },
  {
    // The offset, which is on the stack, increases by 32.
    name: 'growing by a word each',
    before: code(0),
    body: code('DUP1', 'DUP1', opcode, 32, 'ADD'),
  },
]

const SIZES = [0, 1, 32, 64, 135, 136, 137, 4096, 65_536, 65_537, 131_072, 262_144, 262_145]

const hash: Kind = {
  name: 'SHA3',
  programs: [
    { name: '32 bytes', body: code(32, 0, 'SHA3', 'POP') },
    ...SIZES.map((size) => ({
      name: `${size} bytes`,
      before: grow,
      body: code(size, size < 4096 ? 1 : 0, 'SHA3', 'POP'),
      copies: 100,
    })),
    { name: '32 bytes, the operands copied', before: code(32, 0), body: code('DUP2', 'DUP2', 'SHA3', 'POP') },
    { name: '0 bytes, the operands copied', before: code(0), body: code('DUP1', 'DUP1', 'SHA3', 'POP') },
  ],
}

/** Opcodes that read, write and hash memory. */
export const MEMORY: readonly Kind[] = [
  { name: 'MLOAD', programs: [{ name: 'at 0', body: code(0, 'MLOAD', 'POP') }, ...reads('MLOAD')] },
  { name: 'MSTORE', programs: [{ name: 'at 0', body: code(1, 0, 'MSTORE') }, ...writes('MSTORE')] },
  { name: 'MSTORE8', programs: [{ name: 'at 0', body: code(1, 0, 'MSTORE8') }, ...writes('MSTORE8')] },
  hash,
]
