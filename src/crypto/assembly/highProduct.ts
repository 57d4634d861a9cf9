/** Returns the high 64 bits of a product, computed in parts of 32 bits. */
// @ts-ignore: decorator
@inline
export function highProduct(a: u64, b: u64): u64 {
  const a0 = a & 0xffffffff
  const a1 = a >> 32
  const b0 = b & 0xffffffff
  const b1 = b >> 32
  const middle = a1 * b0 + ((a0 * b0) >> 32)
  return a1 * b1 + (middle >> 32) + (((middle & 0xffffffff) + a0 * b1) >> 32)
}
