/**
 * A lane pair is two elements of Fp, or one element of Fp2 with the real part first: nine limbs of 29 bits, each limb as a u32 of
 * both elements (8 bytes), and 8 bytes of padding. Elements are multiplied by 2^261 (Montgomery) and not fully reduced: 2^261 is
 * 170 p, so that a product of factors below 8 p each, or the sum of two such products, is below 2 p without a comparison.
 */
export const FP2_BYTES: usize = 80
export const LIMBS: usize = 9
export const LIMB_BYTES: usize = 8
export const LIMBS_BYTES: usize = 72
export const LIMB_BITS: u32 = 29
export const LIMB_MASK: u32 = 0x1fffffff

/** p, in limbs of 64 bits. */
export const PRIME_0: u64 = 0x3c208c16d87cfd47
export const PRIME_1: u64 = 0x97816a916871ca8d
export const PRIME_2: u64 = 0xb85045b68181585d
export const PRIME_3: u64 = 0x30644e72e131a029
/** -1 / p modulo 2^29. */
export const PRIME_INVERSE: i32 = 0x4866389

/** p in both lanes, computed by {@link createConstants}. It is read in steps of two limbs. */
export const PRIME: usize = memory.data(80, 16)
/** 8 p in both lanes, with limbs large enough that those of any element below 8 p can be subtracted. */
export const EIGHT_PRIMES: usize = memory.data(80, 16)

/** The multiples of p that settling adds, the lowest first. */
export const MIN_MULTIPLE: i32 = -12
export const MAX_MULTIPLE: i32 = 8
export const MULTIPLES: usize = memory.data(1680, 16)

/** Returns the bits of a number of 256 bits from bit `place` on, at least as many as a limb has. */
export function bitsFrom(a0: u64, a1: u64, a2: u64, a3: u64, place: u32): u64 {
  const index = place >> 6
  const shift = u64(place & 63)
  const low = index == 0 ? a0 : index == 1 ? a1 : index == 2 ? a2 : a3
  const high = index == 0 ? a1 : index == 1 ? a2 : index == 2 ? a3 : 0
  return shift == 0 ? low : (low >> shift) | (high << (64 - shift))
}

/** Writes a number of 256 bits into one lane, whose first limb is at `to`. */
export function writeLimbs(to: usize, a0: u64, a1: u64, a2: u64, a3: u64): void {
  for (let i: usize = 0; i < LIMBS; i++) {
    store<u32>(to + i * LIMB_BYTES, u32(bitsFrom(a0, a1, a2, a3, u32(i) * LIMB_BITS)) & LIMB_MASK)
  }
}

/** Writes a multiple of p with limbs greater by `spread` times 2^29, which is taken from the next limb. */
function writeMultiple(to: usize, multiple: i64, spread: i64): void {
  let carry: i64 = 0
  for (let i: usize = 0; i < LIMBS; i++) {
    const digits = multiple * i64(load<u32>(PRIME + i * LIMB_BYTES)) + carry
    const isHighest = i == LIMBS - 1
    carry = digits >> i64(LIMB_BITS)
    const limb = (isHighest ? digits : (digits & i64(LIMB_MASK)) + (spread << i64(LIMB_BITS))) - (i == 0 ? 0 : spread)
    store<u32>(to + i * LIMB_BYTES, u32(limb))
    store<u32>(to + i * LIMB_BYTES, u32(limb), 4)
  }
}

export function createConstants(): void {
  writeLimbs(PRIME, PRIME_0, PRIME_1, PRIME_2, PRIME_3)
  writeLimbs(PRIME + 4, PRIME_0, PRIME_1, PRIME_2, PRIME_3)
  writeMultiple(EIGHT_PRIMES, 8, 2)
  for (let multiple = MIN_MULTIPLE; multiple <= MAX_MULTIPLE; multiple++) {
    writeMultiple(MULTIPLES + usize(multiple - MIN_MULTIPLE) * FP2_BYTES, multiple, 3)
  }
}
