import { code } from '../code.ts'
import type { Kind, Program } from '../program.ts'
import { LONG, LONG_BYTES, RETURNS } from '../world.ts'

const SIZES = [0, 1, 32, 33, 256, 4_096, LONG_BYTES]

interface Copy {
  readonly opcode: string
  readonly before?: string
  /** Pushed last: the account whose code is copied. */
  readonly account?: bigint
  /** As much as there is: more than that fails. */
  readonly most?: number
}

/** Copies of each size, the operands copied from the bottom of the stack. */
function copies({ opcode, before = '', account, most = LONG_BYTES }: Copy): Kind {
  const operands = account === undefined ? 3 : 4
  const dups = Array.from({ length: operands }, () => `DUP${operands}`)
  const last = account === undefined ? [] : [account]
  const ofSize = (size: number): Program => ({
    name: `${size} bytes`,
    before: `${before}${code(size, 0, size === 0 ? 0 : 1, ...last)}`,
    body: code(...dups, opcode),
    data: new Uint8Array(LONG_BYTES).fill(0xab),
  })
  const behind: Program = {
    name: '32 bytes after the end',
    before: `${before}${code(32, 2 ** 30, 0, ...last)}`,
    body: code(...dups, opcode),
  }
  const others = SIZES.filter((size) => size <= most).map(ofSize)
  return {
    name: opcode,
    programs: [ofSize(32), ...others, ...(opcode.startsWith('RETURN') || opcode === 'MCOPY' ? [] : [behind])],
  }
}

/** What copies to memory. */
export const COPIES: readonly Kind[] = [
  copies({ opcode: 'CALLDATACOPY' }),
  copies({ opcode: 'CODECOPY' }),
  copies({ opcode: 'MCOPY' }),
  copies({ opcode: 'RETURNDATACOPY', before: code(0, 0, 0, 0, RETURNS, 'GAS', 'STATICCALL', 'POP'), most: 4_096 }),
  copies({ opcode: 'EXTCODECOPY', account: LONG }),
]
