const INVALID = 0xfe

/** Opcodes that have another name in geth. */
const GETH_NAMES: Readonly<Record<string, string>> = { SHA3: 'KECCAK256', SUICIDE: 'SELFDESTRUCT' }

/** Returns geth's name of an opcode, of which the reference's is undefined for none. */
export function gethOpcodeName(code: number, name: string | undefined): string {
  if (code === INVALID) return 'INVALID'
  if (name === undefined) return `opcode 0x${code.toString(16)} not defined`
  return GETH_NAMES[name] ?? name
}
