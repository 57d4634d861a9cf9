import { checkRange } from './checks'

// BLAKE2b's compression function F (RFC 7693, 3.2), for the precompile at address 9. The host is crypto/blake2.ts.

/** The precompile's input: rounds, chain, message, counter and flag (EIP-152). */
export const INPUT: u32 = 1024
/** The sixteen words of the state. */
export const STATE: u32 = 1280
/** The message in the order of each of the ten rounds. */
const ROWS: u32 = 1408
export const ROWS_END: u32 = 2688

const CHAIN: u32 = INPUT + 4
const MESSAGE: u32 = INPUT + 68
const COUNTER: u32 = INPUT + 196
const IS_LAST: u32 = INPUT + 212
const ROW_BYTES: u32 = 128
const ORDERS: u32 = 10

/** The order of the message's words in each round (RFC 7693, 2.7); the eleventh round has the first order again. */
const SIGMA = u32(
  memory.data<u8>([
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
    14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3,
    11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4,
    7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8,
    9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13,
    2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9,
    12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11,
    13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10,
    6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5,
    10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0,
  ]),
)

const INITIAL = u32(
  memory.data<u64>([
    0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1,
    0x510e527fade682d1, 0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179,
  ]),
)

/** Initialises the state and the rows from the input. */
export function begin(): void {
  memory.copy(STATE, CHAIN, 64)
  memory.copy(STATE + 64, INITIAL, 64)
  flip(12, load<u64>(COUNTER))
  flip(13, load<u64>(COUNTER, 8))
  if (load<u8>(IS_LAST) != 0) flip(14, u64.MAX_VALUE)
  for (let i: u32 = 0; i < 16 * ORDERS; i++) {
    store<u64>(ROWS + (i << 3), load<u64>(MESSAGE + (u32(load<u8>(SIGMA + i)) << 3)))
  }
}

function flip(word: u32, bits: u64): void {
  const place: u32 = STATE + (word << 3)
  store<u64>(place, load<u64>(place) ^ bits)
}

/** Writes the output into the first eight words of the state. */
export function end(): void {
  for (let i: u32 = 0; i < 64; i += 8) {
    const both = load<u64>(STATE + i) ^ load<u64>(STATE + i, 64)
    store<u64>(STATE + i, both ^ load<u64>(CHAIN + i))
  }
}

/**
 * Runs rounds, beginning with the first of the ten orders: columns, then diagonals of the 4 x 4 state. It is unrolled so that the
 * state stays in registers.
 */
export function rounds(count: u32): void {
  let row: u32 = ROWS
  let v0 = load<u64>(STATE)
  let v1 = load<u64>(STATE, 8)
  let v2 = load<u64>(STATE, 16)
  let v3 = load<u64>(STATE, 24)
  let v4 = load<u64>(STATE, 32)
  let v5 = load<u64>(STATE, 40)
  let v6 = load<u64>(STATE, 48)
  let v7 = load<u64>(STATE, 56)
  let v8 = load<u64>(STATE, 64)
  let v9 = load<u64>(STATE, 72)
  let v10 = load<u64>(STATE, 80)
  let v11 = load<u64>(STATE, 88)
  let v12 = load<u64>(STATE, 96)
  let v13 = load<u64>(STATE, 104)
  let v14 = load<u64>(STATE, 112)
  let v15 = load<u64>(STATE, 120)
  for (let round: u32 = 0; round < count; round++) {
    checkRange(row, row + ROW_BYTES, ROWS, ROWS_END)
    v0 += v4 + load<u64>(row)
    v12 = rotr(v12 ^ v0, 32)
    v8 += v12
    v4 = rotr(v4 ^ v8, 24)
    v0 += v4 + load<u64>(row, 8)
    v12 = rotr(v12 ^ v0, 16)
    v8 += v12
    v4 = rotr(v4 ^ v8, 63)
    v1 += v5 + load<u64>(row, 16)
    v13 = rotr(v13 ^ v1, 32)
    v9 += v13
    v5 = rotr(v5 ^ v9, 24)
    v1 += v5 + load<u64>(row, 24)
    v13 = rotr(v13 ^ v1, 16)
    v9 += v13
    v5 = rotr(v5 ^ v9, 63)
    v2 += v6 + load<u64>(row, 32)
    v14 = rotr(v14 ^ v2, 32)
    v10 += v14
    v6 = rotr(v6 ^ v10, 24)
    v2 += v6 + load<u64>(row, 40)
    v14 = rotr(v14 ^ v2, 16)
    v10 += v14
    v6 = rotr(v6 ^ v10, 63)
    v3 += v7 + load<u64>(row, 48)
    v15 = rotr(v15 ^ v3, 32)
    v11 += v15
    v7 = rotr(v7 ^ v11, 24)
    v3 += v7 + load<u64>(row, 56)
    v15 = rotr(v15 ^ v3, 16)
    v11 += v15
    v7 = rotr(v7 ^ v11, 63)
    v0 += v5 + load<u64>(row, 64)
    v15 = rotr(v15 ^ v0, 32)
    v10 += v15
    v5 = rotr(v5 ^ v10, 24)
    v0 += v5 + load<u64>(row, 72)
    v15 = rotr(v15 ^ v0, 16)
    v10 += v15
    v5 = rotr(v5 ^ v10, 63)
    v1 += v6 + load<u64>(row, 80)
    v12 = rotr(v12 ^ v1, 32)
    v11 += v12
    v6 = rotr(v6 ^ v11, 24)
    v1 += v6 + load<u64>(row, 88)
    v12 = rotr(v12 ^ v1, 16)
    v11 += v12
    v6 = rotr(v6 ^ v11, 63)
    v2 += v7 + load<u64>(row, 96)
    v13 = rotr(v13 ^ v2, 32)
    v8 += v13
    v7 = rotr(v7 ^ v8, 24)
    v2 += v7 + load<u64>(row, 104)
    v13 = rotr(v13 ^ v2, 16)
    v8 += v13
    v7 = rotr(v7 ^ v8, 63)
    v3 += v4 + load<u64>(row, 112)
    v14 = rotr(v14 ^ v3, 32)
    v9 += v14
    v4 = rotr(v4 ^ v9, 24)
    v3 += v4 + load<u64>(row, 120)
    v14 = rotr(v14 ^ v3, 16)
    v9 += v14
    v4 = rotr(v4 ^ v9, 63)
    row += ROW_BYTES
    if (row == u32(ROWS_END)) row = ROWS
  }
  store<u64>(STATE, v0)
  store<u64>(STATE, v1, 8)
  store<u64>(STATE, v2, 16)
  store<u64>(STATE, v3, 24)
  store<u64>(STATE, v4, 32)
  store<u64>(STATE, v5, 40)
  store<u64>(STATE, v6, 48)
  store<u64>(STATE, v7, 56)
  store<u64>(STATE, v8, 64)
  store<u64>(STATE, v9, 72)
  store<u64>(STATE, v10, 80)
  store<u64>(STATE, v11, 88)
  store<u64>(STATE, v12, 96)
  store<u64>(STATE, v13, 104)
  store<u64>(STATE, v14, 112)
  store<u64>(STATE, v15, 120)
}
