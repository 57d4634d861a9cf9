import { GAS_PER_EXPONENT_BYTE } from '../gasPrices.ts'
import { byteLengthOfWord, type Word } from '../word.ts'
import { add, addmod, div, exp, mod, mul, mulmod, sdiv, signextend, smod, sub } from './arithmetic.ts'
import { and, byte, eq, gt, iszero, lt, not, or, sar, sgt, shl, shr, slt, xor } from './bits.ts'
import type { ExtraGas, Opcode, RunOpcode } from './opcode.ts'

type Unary = (a: Word) => Word
type Binary = (a: Word, b: Word) => Word
type Ternary = (a: Word, b: Word, c: Word) => Word

/** The fixed parts of an opcode that pops words, the top first, and pushes one. */
type ComputingOpcode = Pick<Opcode, 'code' | 'name' | 'fee' | 'since' | 'extraGas'>

function unary(row: ComputingOpcode, compute: Unary): Opcode {
  const run: RunOpcode = ({ stack }) => stack.replaceTop(compute(stack.peek(0)))
  return { ...row, pops: 1, pushes: 1, run }
}

function binary(row: ComputingOpcode, compute: Binary): Opcode {
  const run: RunOpcode = ({ stack }) => {
    const a = stack.pop()
    stack.replaceTop(compute(a, stack.peek(0)))
  }
  return { ...row, pops: 2, pushes: 1, run }
}

function ternary(row: ComputingOpcode, compute: Ternary): Opcode {
  const run: RunOpcode = ({ stack }) => {
    const a = stack.pop()
    const b = stack.pop()
    stack.replaceTop(compute(a, b, stack.peek(0)))
  }
  return { ...row, pops: 3, pushes: 1, run }
}

const exponentGas: ExtraGas = ({ stack }) => {
  stack.require(2)
  return GAS_PER_EXPONENT_BYTE * byteLengthOfWord(stack.peek(1))
}

export const COMPUTING_OPCODES: readonly Opcode[] = [
  binary({ code: 0x01, name: 'ADD', fee: 3 }, add),
  binary({ code: 0x02, name: 'MUL', fee: 5 }, mul),
  binary({ code: 0x03, name: 'SUB', fee: 3 }, sub),
  binary({ code: 0x04, name: 'DIV', fee: 5 }, div),
  binary({ code: 0x05, name: 'SDIV', fee: 5 }, sdiv),
  binary({ code: 0x06, name: 'MOD', fee: 5 }, mod),
  binary({ code: 0x07, name: 'SMOD', fee: 5 }, smod),
  ternary({ code: 0x08, name: 'ADDMOD', fee: 8 }, addmod),
  ternary({ code: 0x09, name: 'MULMOD', fee: 8 }, mulmod),
  binary({ code: 0x0a, name: 'EXP', fee: 10, extraGas: exponentGas }, exp),
  binary({ code: 0x0b, name: 'SIGNEXTEND', fee: 5 }, signextend),
  binary({ code: 0x10, name: 'LT', fee: 3 }, lt),
  binary({ code: 0x11, name: 'GT', fee: 3 }, gt),
  binary({ code: 0x12, name: 'SLT', fee: 3 }, slt),
  binary({ code: 0x13, name: 'SGT', fee: 3 }, sgt),
  binary({ code: 0x14, name: 'EQ', fee: 3 }, eq),
  unary({ code: 0x15, name: 'ISZERO', fee: 3 }, iszero),
  binary({ code: 0x16, name: 'AND', fee: 3 }, and),
  binary({ code: 0x17, name: 'OR', fee: 3 }, or),
  binary({ code: 0x18, name: 'XOR', fee: 3 }, xor),
  unary({ code: 0x19, name: 'NOT', fee: 3 }, not),
  binary({ code: 0x1a, name: 'BYTE', fee: 3 }, byte),
  binary({ code: 0x1b, name: 'SHL', fee: 3, since: 'rskip120' }, shl),
  binary({ code: 0x1c, name: 'SHR', fee: 3, since: 'rskip120' }, shr),
  binary({ code: 0x1d, name: 'SAR', fee: 3, since: 'rskip120' }, sar),
]
