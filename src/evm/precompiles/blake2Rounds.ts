/** Which words of the message each round takes (RFC 7693, 2.7); after ten rounds it begins anew. */
const SIGMA = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
].map((row) => Uint8Array.from(row))

/** Columns, then diagonals of the four by four state. */
const LANES = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const

const TWO_32 = 0x1_0000_0000

/**
 * One round of BLAKE2b on 64-bit words in halves, the low one first: 32 halves of state, 32 of message.
 * Halves because whole words would be bigints, thirty times as slow, and a round costs one gas.
 */
export function blake2Round(state: Uint32Array, message: Uint32Array, round: number): void {
  const order = SIGMA[round % 10] ?? new Uint8Array(16)
  for (const [i, [a, b, c, d]] of LANES.entries()) {
    add(state, a, state, b)
    add(state, a, message, order[2 * i] ?? 0)
    mix(state, d, a, 32)
    add(state, c, state, d)
    mix(state, b, c, 24)
    add(state, a, state, b)
    add(state, a, message, order[2 * i + 1] ?? 0)
    mix(state, d, a, 16)
    add(state, c, state, d)
    mix(state, b, c, 63)
  }
}

/** Adds a word of `source` to a word of the state. */
function add(state: Uint32Array, to: number, source: Uint32Array, from: number): void {
  const low = (state[2 * to] ?? 0) + (source[2 * from] ?? 0)
  state[2 * to] = low
  state[2 * to + 1] = (state[2 * to + 1] ?? 0) + (source[2 * from + 1] ?? 0) + (low >= TWO_32 ? 1 : 0)
}

/** Exclusive or, then rotation to the right. */
function mix(state: Uint32Array, to: number, from: number, bits: 16 | 24 | 32 | 63): void {
  const low = (state[2 * to] ?? 0) ^ (state[2 * from] ?? 0)
  const high = (state[2 * to + 1] ?? 0) ^ (state[2 * from + 1] ?? 0)
  if (bits === 32) {
    state[2 * to] = high
    state[2 * to + 1] = low
  } else if (bits === 63) {
    state[2 * to] = (low << 1) | (high >>> 31)
    state[2 * to + 1] = (high << 1) | (low >>> 31)
  } else {
    state[2 * to] = (low >>> bits) | (high << (32 - bits))
    state[2 * to + 1] = (high >>> bits) | (low << (32 - bits))
  }
}
