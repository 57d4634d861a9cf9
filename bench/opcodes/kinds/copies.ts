import { code } from '../code.ts'
import type { Kind, Program } from '../program.ts'
import { LONG, LONG_BYTES, RETURNS } from '../state.ts'

const SIZES = [0, 1, 32, 33, 256, 4_096, LONG_BYTES]

/** An opcode that copies to memory. */
interface Copy {
  readonly opcode: string
  readonly before?: string
  /** The account whose code is copied, pushed last. */
  readonly account?: bigint
  /** Maximum number of bytes that can be copied without failure. */
  readonly maxBytes?: number
}

/** Returns copies of each size, whose operands are copied from the bottom of the stack. */
function copies({ opcode, before = '', account, maxBytes = LONG_BYTES }: Copy): Kind {
  const operands = account === undefined ? 3 : 4
  const dups = Array.from({ length: operands }, () => `DUP${operands}`)
  const last = account === undefined ? [] : [account]
  const ofSize = (size: number): Program => ({
    name: `${size} bytes`,
    before: `${before}${code(size, 0, size === 0 ? 0 : 1, ...last)}`,
    body: code(...dups, opcode),
    data: new Uint8Array(LONG_BYTES).fill(0xab),
  })
  const afterEnd: Program = {
    name: '32 bytes after the end',
    before: `${before}${code(32, 2 ** 30, 0, ...last)}`,
    body: code(...dups, opcode),
  }
  const others = SIZES.filter((size) => size <= maxBytes).map(ofSize)
  return {
    name: opcode,
    programs: [ofSize(32), ...others, ...(opcode.startsWith('RETURN') || opcode === 'MCOPY' ? [] : [afterEnd])],
  }
}

/** Opcodes that copy to memory. */
export const COPIES: readonly Kind[] = [
  copies({ opcode: 'CALLDATACOPY' }),
  copies({ opcode: 'CODECOPY' }),
  copies({ opcode: 'MCOPY' }),
  copies({ opcode: 'RETURNDATACOPY', before: code(0, 0, 0, 0, RETURNS, 'GAS', 'STATICCALL', 'POP'), maxBytes: 4_096 }),
  copies({ opcode: 'EXTCODECOPY', account: LONG }),
]
