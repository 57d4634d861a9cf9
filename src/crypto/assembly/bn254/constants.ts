/**
 * A lane pair is two elements of the field side by side: nine limbs of 29 bits, each limb as a u32 of either element
 * (so 8 bytes), and 8 bytes of padding. An element of the quadratic extension is one, the real part first.
 *
 * Elements are multiplied by 2^261 (Montgomery) and not reduced: 2^261 is 170 times the prime p, so that a product of
 * factors below 8 p each, or the sum of two such products, comes out below 2 p without a comparison.
 */
export const FP2_BYTES: usize = 80
export const LIMBS: usize = 9
export const LIMB_BYTES: usize = 8
export const LIMBS_BYTES: usize = 72
export const LIMB_BITS: u32 = 29
export const LIMB_MASK: u32 = 0x1fffffff

/** p, by limbs of 64 bits. */
export const PRIME_0: u64 = 0x3c208c16d87cfd47
export const PRIME_1: u64 = 0x97816a916871ca8d
export const PRIME_2: u64 = 0xb85045b68181585d
export const PRIME_3: u64 = 0x30644e72e131a029
/** -1 / p modulo 2^29. */
export const PRIME_INVERSE: i32 = 0x4866389

/** p in both lanes, made by {@link createConstants}; read in steps of two limbs. */
export const PRIME: usize = memory.data(80, 16)
/** 8 p in both lanes, with so much in each limb that the one of any element below 8 p can be subtracted. */
export const EIGHT_PRIMES: usize = memory.data(80, 16)

/** Multiples of p that {@link settle} adds, from this one on. */
export const MIN_MULTIPLE: i32 = -12
export const MAX_MULTIPLE: i32 = 8
export const MULTIPLES: usize = memory.data(1680, 16)

/** The bits of a number of 256 from a place on, at least as many as a limb has. */
export function bitsFrom(a0: u64, a1: u64, a2: u64, a3: u64, place: u32): u64 {
  const index = place >> 6
  const shift = u64(place & 63)
  const low = index == 0 ? a0 : index == 1 ? a1 : index == 2 ? a2 : a3
  const high = index == 0 ? a1 : index == 1 ? a2 : index == 2 ? a3 : 0
  return shift == 0 ? low : (low >> shift) | (high << (64 - shift))
}

/** Writes a number of 256 bits into one lane; `to` is that lane's first limb. */
export function writeLimbs(to: usize, a0: u64, a1: u64, a2: u64, a3: u64): void {
  for (let i: usize = 0; i < LIMBS; i++) {
    store<u32>(to + i * LIMB_BYTES, u32(bitsFrom(a0, a1, a2, a3, u32(i) * LIMB_BITS)) & LIMB_MASK)
  }
}

/** A multiple of p, each limb but the highest greater by `spread` times 2^29, which is taken from the next one. */
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
