import { getOpcode } from './table.ts'

/** An opcode of Ethereum's that some rules, or all, do not have. */
export interface MissingOpcode {
  readonly code: number
  readonly name: string
  /** The newest of solc's versions of the EVM that does without it. */
  readonly evmVersion: string
}

/** Those that no rules have. */
const NAMES: Readonly<Record<number, string>> = { 30: 'CLZ', 73: 'BLOBHASH', 74: 'BLOBBASEFEE' }

const VERSIONS_WITHOUT: Readonly<Record<string, readonly number[]>> = {
  spuriousDragon: [0xfa],
  byzantium: [0x1b, 0x1c, 0x1d, 0x3f, 0xf5],
  petersburg: [0x46, 0x47],
  berlin: [0x48],
  paris: [0x5f],
  shanghai: [0x49, 0x4a, 0x5c, 0x5d, 0x5e],
  cancun: [0x1e],
}

/** What Ethereum calls an opcode that was found invalid; undefined when it is invalid there, too. */
export function findMissingOpcode(code: number): MissingOpcode | undefined {
  const [evmVersion] = Object.entries(VERSIONS_WITHOUT).find(([, codes]) => codes.includes(code)) ?? []
  const name = NAMES[code] ?? getOpcode(code)?.name
  return evmVersion === undefined || name === undefined ? undefined : { code, name, evmVersion }
}
