import { absorb as absorbAt, begin as beginAt, end as endAt } from './sponge'

/** One hash at a time; it is there at the end. */
export const HASH: u32 = 1024
/** Bytes that are to be hashed, as many at once as there is room for: a number of whole blocks. */
export const INPUT: u32 = 2048
export const INPUT_BYTES: u32 = 54400

export function begin(): void {
  beginAt(HASH)
}

/** Takes in bytes of the input, whole blocks of them. */
export function absorb(size: u32): void {
  absorbAt(HASH, INPUT, size)
}

/** Takes in the last bytes of the input. */
export function end(size: u32): void {
  endAt(HASH, INPUT, size)
}
