// Keccak-256. `npm run wasm` compiles this file alone for the host (crypto/keccak.ts), and as a part of the EVM's interpreter
// (evm/wasm/assembly). A hash takes 336 bytes of memory: 25 lanes of 64 bits, and its last block.

/** Bytes of a block. */
const RATE: u32 = 136
const LAST_BLOCK: u32 = 200
const ROUND_BYTES: u32 = 192

const ROUNDS = u32(
  memory.data<u64>([
    0x0000000000000001, 0x0000000000008082, 0x800000000000808a, 0x8000000080008000,
    0x000000000000808b, 0x0000000080000001, 0x8000000080008081, 0x8000000000008009,
    0x000000000000008a, 0x0000000000000088, 0x0000000080008009, 0x000000008000000a,
    0x000000008000808b, 0x800000000000008b, 0x8000000000008089, 0x8000000000008003,
    0x8000000000008002, 0x8000000000000080, 0x000000000000800a, 0x800000008000000a,
    0x8000000080008081, 0x8000000000008080, 0x0000000080000001, 0x8000000080008008,
  ]),
)

/** Offsets of the lanes that are stored inverted, so that a round has 8 negations instead of 25. */
const INVERTED = u32(memory.data<u8>([8, 16, 64, 96, 136, 160]))

/** Begins a hash with its memory at `lanes`. */
export function begin(lanes: u32): void {
  memory.fill(lanes, 0, LAST_BLOCK)
  for (let i: u32 = 0; i < 6; i++) store<u64>(lanes + u32(load<u8>(INVERTED + i)), u64.MAX_VALUE)
}

/** Absorbs whole blocks, and returns how many bytes are left, which is less than a block. */
export function absorb(lanes: u32, bytes: u32, size: u32): u32 {
  let left = size
  for (let block = bytes; left >= RATE; block += RATE) {
    absorbBlock(lanes, block)
    left -= RATE
  }
  return left
}

/** Absorbs the last bytes with their padding. The hash is then the first 32 bytes of its memory. */
export function end(lanes: u32, bytes: u32, size: u32): void {
  const left = absorb(lanes, bytes, size)
  const last = lanes + LAST_BLOCK
  memory.fill(last, 0, RATE)
  memory.copy(last, bytes + size - left, left)
  store<u8>(last + left, 1)
  store<u8>(last, load<u8>(last, 135) | 0x80, 135)
  absorbBlock(lanes, last)
  store<u64>(lanes, ~load<u64>(lanes, 8), 8)
  store<u64>(lanes, ~load<u64>(lanes, 16), 16)
}

function absorbBlock(lanes: u32, block: u32): void {
  for (let i: u32 = 0; i < RATE; i += 8) store<u64>(lanes + i, load<u64>(lanes + i) ^ load<u64>(block + i))
  permute(lanes)
}

/** Keccak-f[1600]. `aN` is the lane in column N % 5 and plane N / 5; 1, 2, 8, 12, 17 and 20 are inverted. */
function permute(lanes: u32): void {
  let a0 = load<u64>(lanes)
  let a1 = load<u64>(lanes, 8)
  let a2 = load<u64>(lanes, 16)
  let a3 = load<u64>(lanes, 24)
  let a4 = load<u64>(lanes, 32)
  let a5 = load<u64>(lanes, 40)
  let a6 = load<u64>(lanes, 48)
  let a7 = load<u64>(lanes, 56)
  let a8 = load<u64>(lanes, 64)
  let a9 = load<u64>(lanes, 72)
  let a10 = load<u64>(lanes, 80)
  let a11 = load<u64>(lanes, 88)
  let a12 = load<u64>(lanes, 96)
  let a13 = load<u64>(lanes, 104)
  let a14 = load<u64>(lanes, 112)
  let a15 = load<u64>(lanes, 120)
  let a16 = load<u64>(lanes, 128)
  let a17 = load<u64>(lanes, 136)
  let a18 = load<u64>(lanes, 144)
  let a19 = load<u64>(lanes, 152)
  let a20 = load<u64>(lanes, 160)
  let a21 = load<u64>(lanes, 168)
  let a22 = load<u64>(lanes, 176)
  let a23 = load<u64>(lanes, 184)
  let a24 = load<u64>(lanes, 192)
  for (let round: u32 = 0; round < ROUND_BYTES; round += 8) {
    const c0 = a0 ^ a5 ^ a10 ^ a15 ^ a20
    const c1 = a1 ^ a6 ^ a11 ^ a16 ^ a21
    const c2 = a2 ^ a7 ^ a12 ^ a17 ^ a22
    const c3 = a3 ^ a8 ^ a13 ^ a18 ^ a23
    const c4 = a4 ^ a9 ^ a14 ^ a19 ^ a24
    const d0 = c4 ^ rotl(c1, 1)
    const d1 = c0 ^ rotl(c2, 1)
    const d2 = c1 ^ rotl(c3, 1)
    const d3 = c2 ^ rotl(c4, 1)
    const d4 = c3 ^ rotl(c0, 1)
    const b0 = a0 ^ d0
    const b1 = rotl(a6 ^ d1, 44)
    const b2 = rotl(a12 ^ d2, 43)
    const b3 = rotl(a18 ^ d3, 21)
    const b4 = rotl(a24 ^ d4, 14)
    const b5 = rotl(a3 ^ d3, 28)
    const b6 = rotl(a9 ^ d4, 20)
    const b7 = rotl(a10 ^ d0, 3)
    const b8 = rotl(a16 ^ d1, 45)
    const b9 = rotl(a22 ^ d2, 61)
    const b10 = rotl(a1 ^ d1, 1)
    const b11 = rotl(a7 ^ d2, 6)
    const b12 = rotl(a13 ^ d3, 25)
    const b13 = rotl(a19 ^ d4, 8)
    const b14 = rotl(a20 ^ d0, 18)
    const b15 = rotl(a4 ^ d4, 27)
    const b16 = rotl(a5 ^ d0, 36)
    const b17 = rotl(a11 ^ d1, 10)
    const b18 = rotl(a17 ^ d2, 15)
    const b19 = rotl(a23 ^ d3, 56)
    const b20 = rotl(a2 ^ d2, 62)
    const b21 = rotl(a8 ^ d3, 55)
    const b22 = rotl(a14 ^ d4, 39)
    const b23 = rotl(a15 ^ d0, 41)
    const b24 = rotl(a21 ^ d1, 2)
    const n13 = ~b13
    const n18 = ~b18
    const n21 = ~b21
    a0 = b0 ^ (b1 | b2) ^ load<u64>(ROUNDS + round)
    a1 = b1 ^ (~b2 | b3)
    a2 = b2 ^ (b3 & b4)
    a3 = b3 ^ (b4 | b0)
    a4 = b4 ^ (b0 & b1)
    a5 = b5 ^ (b6 | b7)
    a6 = b6 ^ (b7 & b8)
    a7 = b7 ^ (b8 | ~b9)
    a8 = b8 ^ (b9 | b5)
    a9 = b9 ^ (b5 & b6)
    a10 = b10 ^ (b11 | b12)
    a11 = b11 ^ (b12 & b13)
    a12 = b12 ^ (n13 & b14)
    a13 = n13 ^ (b14 | b10)
    a14 = b14 ^ (b10 & b11)
    a15 = b15 ^ (b16 & b17)
    a16 = b16 ^ (b17 | b18)
    a17 = b17 ^ (n18 | b19)
    a18 = n18 ^ (b19 & b15)
    a19 = b19 ^ (b15 | b16)
    a20 = b20 ^ (n21 & b22)
    a21 = n21 ^ (b22 | b23)
    a22 = b22 ^ (b23 & b24)
    a23 = b23 ^ (b24 | b20)
    a24 = b24 ^ (b20 & b21)
  }
  store<u64>(lanes, a0)
  store<u64>(lanes, a1, 8)
  store<u64>(lanes, a2, 16)
  store<u64>(lanes, a3, 24)
  store<u64>(lanes, a4, 32)
  store<u64>(lanes, a5, 40)
  store<u64>(lanes, a6, 48)
  store<u64>(lanes, a7, 56)
  store<u64>(lanes, a8, 64)
  store<u64>(lanes, a9, 72)
  store<u64>(lanes, a10, 80)
  store<u64>(lanes, a11, 88)
  store<u64>(lanes, a12, 96)
  store<u64>(lanes, a13, 104)
  store<u64>(lanes, a14, 112)
  store<u64>(lanes, a15, 120)
  store<u64>(lanes, a16, 128)
  store<u64>(lanes, a17, 136)
  store<u64>(lanes, a18, 144)
  store<u64>(lanes, a19, 152)
  store<u64>(lanes, a20, 160)
  store<u64>(lanes, a21, 168)
  store<u64>(lanes, a22, 176)
  store<u64>(lanes, a23, 184)
  store<u64>(lanes, a24, 192)
}
