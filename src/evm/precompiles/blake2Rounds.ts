/** Where the words of the message lie that each round takes (RFC 7693, 2.7); after ten rounds it begins anew. */
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
].map((row) => Uint8Array.from(row, (word) => 2 * word))
const NO_ORDER = new Uint8Array(16)

/**
 * One round of BLAKE2b on 64-bit words in halves, the low one first: 32 halves of state, 32 of message.
 * Halves because whole words would be bigints, thirty times as slow, and a round costs one gas.
 */
export function blake2Round(state: Int32Array, message: Int32Array, round: number): void {
  const order = SIGMA[round % 10] ?? NO_ORDER
  // Columns, then diagonals of the state, which is four by four. Written out, V8 knows the places: a loop took twice as long.
  mix(state, message, 0, 8, 16, 24, order[0] ?? 0, order[1] ?? 0)
  mix(state, message, 2, 10, 18, 26, order[2] ?? 0, order[3] ?? 0)
  mix(state, message, 4, 12, 20, 28, order[4] ?? 0, order[5] ?? 0)
  mix(state, message, 6, 14, 22, 30, order[6] ?? 0, order[7] ?? 0)
  mix(state, message, 0, 10, 20, 30, order[8] ?? 0, order[9] ?? 0)
  mix(state, message, 2, 12, 22, 24, order[10] ?? 0, order[11] ?? 0)
  mix(state, message, 4, 14, 16, 26, order[12] ?? 0, order[13] ?? 0)
  mix(state, message, 6, 8, 18, 28, order[14] ?? 0, order[15] ?? 0)
}

/** 1 when the sum of two halves was too large for one. */
const carry = (sum: number, part: number) => (sum >>> 0 < part >>> 0 ? 1 : 0)

/** Mixes two words of the message into a lane: words a, b, c and d, rotated to the right by 32, 24, 16 and 63. */
function mix(
  state: Int32Array,
  message: Int32Array,
  a: number,
  b: number,
  c: number,
  d: number,
  x: number,
  y: number,
): void {
  let al = state[a] ?? 0
  let ah = state[a + 1] ?? 0
  let bl = state[b] ?? 0
  let bh = state[b + 1] ?? 0
  let cl = state[c] ?? 0
  let ch = state[c + 1] ?? 0
  let dl = state[d] ?? 0
  let dh = state[d + 1] ?? 0
  let low = 0
  let high = 0

  low = (al + bl) | 0
  ah = (ah + bh + carry(low, bl)) | 0
  high = message[x] ?? 0
  al = (low + high) | 0
  ah = (ah + (message[x + 1] ?? 0) + carry(al, high)) | 0
  low = dl ^ al
  dl = dh ^ ah
  dh = low
  cl = (cl + dl) | 0
  ch = (ch + dh + carry(cl, dl)) | 0
  low = bl ^ cl
  high = bh ^ ch
  bl = (low >>> 24) | (high << 8)
  bh = (high >>> 24) | (low << 8)

  low = (al + bl) | 0
  ah = (ah + bh + carry(low, bl)) | 0
  high = message[y] ?? 0
  al = (low + high) | 0
  ah = (ah + (message[y + 1] ?? 0) + carry(al, high)) | 0
  low = dl ^ al
  high = dh ^ ah
  dl = (low >>> 16) | (high << 16)
  dh = (high >>> 16) | (low << 16)
  cl = (cl + dl) | 0
  ch = (ch + dh + carry(cl, dl)) | 0
  low = bl ^ cl
  high = bh ^ ch
  bl = (low << 1) | (high >>> 31)
  bh = (high << 1) | (low >>> 31)

  state[a] = al
  state[a + 1] = ah
  state[b] = bl
  state[b + 1] = bh
  state[c] = cl
  state[c + 1] = ch
  state[d] = dl
  state[d + 1] = dh
}
