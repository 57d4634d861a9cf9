import { Common, Hardfork, Mainnet } from '@ethereumjs/common'
import { getOpcodesForHF, paramsEVM } from '@ethereumjs/evm'
import type { Rule } from '../../network/rules.ts'
import type { RunState } from '../runState.ts'
import type { Opcode, Run } from './opcode.ts'

const GAS_PER_EXPONENT_BYTE = 50n

// Which fork does not matter: the handlers of all of them are there, and prices and presence are in our own table.
const common = new Common({ chain: Mainnet, hardfork: Hardfork.Chainstart, params: paramsEVM })
const { handlers } = getOpcodesForHF(common)

/** The library's arithmetic, which sees nothing but a stack. */
function libraryRun(code: number): Run {
  const handler = handlers.get(code)
  if (handler === undefined) throw new Error(`the library has no opcode ${code}`)
  // Its stack has other things besides, which these handlers leave alone.
  return (runState) => void handler(runState as unknown as Parameters<typeof handler>[0], common)
}

function exponentGas(runState: RunState): bigint {
  const [, exponent = 0n] = runState.stack.peek(2)
  if (exponent === 0n) return 0n
  return GAS_PER_EXPONENT_BYTE * BigInt(Math.ceil(exponent.toString(16).length / 2))
}

interface Row {
  readonly code: number
  readonly name: string
  readonly fee: number
  readonly since?: Rule
}

const ROWS: readonly Row[] = [
  { code: 0x01, name: 'ADD', fee: 3 },
  { code: 0x02, name: 'MUL', fee: 5 },
  { code: 0x03, name: 'SUB', fee: 3 },
  { code: 0x04, name: 'DIV', fee: 5 },
  { code: 0x05, name: 'SDIV', fee: 5 },
  { code: 0x06, name: 'MOD', fee: 5 },
  { code: 0x07, name: 'SMOD', fee: 5 },
  { code: 0x08, name: 'ADDMOD', fee: 8 },
  { code: 0x09, name: 'MULMOD', fee: 8 },
  { code: 0x0b, name: 'SIGNEXTEND', fee: 5 },
  { code: 0x10, name: 'LT', fee: 3 },
  { code: 0x11, name: 'GT', fee: 3 },
  { code: 0x12, name: 'SLT', fee: 3 },
  { code: 0x13, name: 'SGT', fee: 3 },
  { code: 0x14, name: 'EQ', fee: 3 },
  { code: 0x15, name: 'ISZERO', fee: 3 },
  { code: 0x16, name: 'AND', fee: 3 },
  { code: 0x17, name: 'OR', fee: 3 },
  { code: 0x18, name: 'XOR', fee: 3 },
  { code: 0x19, name: 'NOT', fee: 3 },
  { code: 0x1a, name: 'BYTE', fee: 3 },
  { code: 0x1b, name: 'SHL', fee: 3, since: 'rskip120' },
  { code: 0x1c, name: 'SHR', fee: 3, since: 'rskip120' },
  { code: 0x1d, name: 'SAR', fee: 3, since: 'rskip120' },
]

export const COMPUTING_OPCODES: readonly Opcode[] = [
  ...ROWS.map((row) => ({ ...row, run: libraryRun(row.code) })),
  { code: 0x0a, name: 'EXP', fee: 10, extraGas: exponentGas, run: libraryRun(0x0a) },
]
