import type { Bytes } from '../../base/bytes.ts'
import { GAS_PER_COPIED_WORD, GAS_PER_EXPONENT_BYTE, GAS_PER_HASHED_WORD } from '../gasPrices.ts'
import {
  FRAME_ADDRESS,
  FRAME_CALLER,
  FRAME_DATA_SIZE,
  FRAME_RETURN_SIZE,
  FRAME_VALUE,
  RUN_WORD_COUNT,
} from './layout.ts'
import * as codes from './wasmOpcodes.ts'

const WORD_BYTES = 32

/** An opcode that the interpreter does, and the number that its instruction carries. */
interface Row {
  readonly code: number
  readonly number: number
}

const PLAIN: Readonly<Record<number, number>> = {
  1: codes.ADD,
  2: codes.MUL,
  3: codes.SUB,
  4: codes.DIV,
  5: codes.SDIV,
  6: codes.MOD,
  7: codes.SMOD,
  8: codes.ADDMOD,
  9: codes.MULMOD,
  11: codes.SIGNEXTEND,
  16: codes.LT,
  17: codes.GT,
  18: codes.SLT,
  19: codes.SGT,
  20: codes.EQ,
  21: codes.ISZERO,
  22: codes.AND,
  23: codes.OR,
  24: codes.XOR,
  25: codes.NOT,
  26: codes.BYTE,
  27: codes.SHL,
  28: codes.SHR,
  29: codes.SAR,
  53: codes.CALLDATALOAD,
  80: codes.POP,
  81: codes.MLOAD,
  82: codes.MSTORE,
  83: codes.MSTORE8,
  84: codes.SLOAD,
  85: codes.SSTORE,
  86: codes.JUMP,
  87: codes.JUMPI,
  89: codes.MSIZE,
  90: codes.GAS,
  95: codes.PUSH,
}

const ROWS = new Array<Row | undefined>(256).fill(undefined)
for (const [opcode, code] of Object.entries(PLAIN)) ROWS[Number(opcode)] = { code, number: 0 }
ROWS[0x0a] = { code: codes.EXP, number: GAS_PER_EXPONENT_BYTE }
ROWS[0x20] = { code: codes.KECCAK, number: GAS_PER_HASHED_WORD }
ROWS[0x37] = { code: codes.CALLDATACOPY, number: GAS_PER_COPIED_WORD }
ROWS[0x5e] = { code: codes.MCOPY, number: GAS_PER_COPIED_WORD }
ROWS[0x3e] = { code: codes.RETURN_COPY, number: GAS_PER_COPIED_WORD }
ROWS[0x47] = { code: codes.OWN_BALANCE, number: 0 }
ROWS[0x30] = { code: codes.HEADER_WORD, number: FRAME_ADDRESS }
ROWS[0x33] = { code: codes.HEADER_WORD, number: FRAME_CALLER }
ROWS[0x34] = { code: codes.HEADER_WORD, number: FRAME_VALUE }
ROWS[0x36] = { code: codes.HEADER_NUMBER, number: FRAME_DATA_SIZE }
ROWS[0x3d] = { code: codes.HEADER_NUMBER, number: FRAME_RETURN_SIZE }
for (let i = 1; i <= 32; i++) ROWS[0x5f + i] = { code: codes.PUSH, number: 0 }
for (let i = 1; i <= 16; i++) {
  ROWS[0x7f + i] = { code: codes.DUP, number: WORD_BYTES * i }
  ROWS[0x8f + i] = { code: codes.SWAP, number: WORD_BYTES * i }
}

/** ORIGIN, GASPRICE and values of the block header. */
const SAME_ALL_RUN = [0x32, 0x3a, 0x41, 0x42, 0x43, 0x44, 0x45, 0x46, 0x48]
for (const opcode of SAME_ALL_RUN) ROWS[opcode] = { code: codes.RUN_WORD, number: opcode % RUN_WORD_COUNT }

const CODESIZE = 0x38
const PC = 0x58
ROWS[CODESIZE] = { code: codes.PUSH, number: 0 }
ROWS[PC] = { code: codes.PUSH, number: 0 }

/** Returns the interpreter's code for an opcode; undefined if TypeScript executes it. */
export function codeFor(opcode: number): number | undefined {
  return ROWS[opcode]?.code
}

/** The 32 bits of its instruction. */
export function numberFor(opcode: number, place: number, code: Bytes): number {
  if (opcode === PC) return place
  return opcode === CODESIZE ? code.length : (ROWS[opcode]?.number ?? 0)
}

/** Calls, creations and ends: after them an account may have another balance, and there is something else that was returned. */
export function invalidatesCache(opcode: number): boolean {
  return opcode >= 0xf0
}

/** STOP, RETURN, REVERT and SUICIDE: what follows is not reached. */
export function endsFrame(opcode: number): boolean {
  return opcode === 0 || opcode === 0xf3 || opcode === 0xfd || opcode === 0xff
}

const PUSH0 = 0x5f
const PUSH32 = 0x7f
const NUMBER_BYTES = 4

/** Returns the number of bytes after the opcode that it pushes. */
export function pushSize(opcode: number): number {
  return opcode > PUSH0 && opcode <= PUSH32 ? opcode - PUSH0 : 0
}

/** Returns the value that a push instruction pushes, if it fits into 32 bits. Bytes beyond the end of the code are zeros. */
export function pushedNumber(code: Bytes, place: number): number | undefined {
  const end = place + 1 + pushSize(code[place] ?? 0)
  const low = Math.max(place + 1, end - NUMBER_BYTES)
  for (let i = place + 1; i < low; i++) if ((code[i] ?? 0) !== 0) return undefined
  let number = 0
  for (let i = low; i < end; i++) number = number * 256 + (code[i] ?? 0)
  return number
}
