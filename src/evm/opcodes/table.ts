import type { Rules } from '../../chainspec/rules.ts'
import { MAX_ITEMS } from '../stack.ts'
import { ACCESS_OPCODES } from './access.ts'
import { ACCOUNT_OPCODES } from './accounts.ts'
import { BLOCK_OPCODES } from './block.ts'
import { CALL_OPCODES } from './calls.ts'
import { COMPUTING_OPCODES } from './computing.ts'
import { CONTROL_OPCODES } from './control.ts'
import { CREATE_OPCODES } from './creates.ts'
import { DATA_OPCODES } from './data.ts'
import { LOG_OPCODES } from './logs.ts'
import type { ExtraGas, Opcode, RunOpcode } from './opcode.ts'
import { STACK_OPCODES } from './stack.ts'
import { STORAGE_OPCODES } from './storage.ts'

/** An opcode as the interpreter reads it. All have the same fields, which V8 reads much faster. */
export interface Instruction {
  readonly fee: number
  readonly pops: number
  /** Max. words on the stack before the opcode, so that it does not overflow. */
  readonly room: number
  readonly extraGas: ExtraGas | undefined
  readonly run: RunOpcode
}

/** Instructions by code; undefined for invalid opcodes. */
export type OpcodeTable = ReadonlyArray<Instruction | undefined>

export const OPCODES: readonly Opcode[] = [
  ...COMPUTING_OPCODES,
  ...STACK_OPCODES,
  ...DATA_OPCODES,
  ...ACCESS_OPCODES,
  ...LOG_OPCODES,
  ...CONTROL_OPCODES,
  ...BLOCK_OPCODES,
  ...ACCOUNT_OPCODES,
  ...STORAGE_OPCODES,
  ...CALL_OPCODES,
  ...CREATE_OPCODES,
]

const byCode = new Map(OPCODES.map((opcode) => [opcode.code, opcode]))

/** Returns an opcode by its code, whatever the rules. */
export function getOpcode(code: number): Opcode | undefined {
  return byCode.get(code)
}

/** Returns the opcodes of a set of rules. */
export function createOpcodeTable(rules: Rules): OpcodeTable {
  const table = new Array<OpcodeTable[number]>(256).fill(undefined)
  for (const opcode of OPCODES) {
    const { since, until } = opcode
    const isThere = (since === undefined || rules.has(since)) && (until === undefined || !rules.has(until))
    if (isThere) table[opcode.code] = createInstruction(opcode)
  }
  return table
}

function createInstruction({ fee, pops = 0, pushes = 0, extraGas, run }: Opcode): Instruction {
  return { fee, pops, room: MAX_ITEMS + pops - pushes, extraGas, run }
}
