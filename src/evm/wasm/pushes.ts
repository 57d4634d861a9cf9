import type { Bytes } from '../../base/bytes.ts'

const PUSH0 = 0x5f
const PUSH32 = 0x7f
const NUMBER_BYTES = 4

/** How many bytes an opcode pushes that follow it. */
export function pushSize(opcode: number): number {
  return opcode > PUSH0 && opcode <= PUSH32 ? opcode - PUSH0 : 0
}

/** What the push at a place in the code pushes, if it fits into 32 bits; bytes beyond the end of the code are zeros. */
export function pushedNumber(code: Bytes, place: number): number | undefined {
  const end = place + 1 + pushSize(code[place] ?? 0)
  const low = Math.max(place + 1, end - NUMBER_BYTES)
  for (let i = place + 1; i < low; i++) if ((code[i] ?? 0) !== 0) return undefined
  let number = 0
  for (let i = low; i < end; i++) number = number * 256 + (code[i] ?? 0)
  return number
}
