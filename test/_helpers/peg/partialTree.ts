import { type Bytes, concatBytes } from '../../../src/base/bytes.ts'
import { encodeVarInt } from '../../../src/bitcoin/varInt.ts'
import { doubleSha256 } from '../../../src/crypto/sha256.ts'

/** A partial merkle tree (BIP-37) that shows one of a block's transactions; ids in internal order. */
export function partialTree(ids: readonly Bytes[], shown: number): Bytes {
  const hashes: Bytes[] = []
  const flags: boolean[] = []
  const widthAt = (height: number) => (ids.length + (1 << height) - 1) >> height
  const hashAt = (height: number, position: number): Bytes => {
    if (height === 0) return ids[position] ?? new Uint8Array(32)
    const left = hashAt(height - 1, position * 2)
    const hasRight = position * 2 + 1 < widthAt(height - 1)
    return doubleSha256(concatBytes(left, hasRight ? hashAt(height - 1, position * 2 + 1) : left))
  }
  const walk = (height: number, position: number): void => {
    const isAbove = shown >> height === position
    flags.push(isAbove)
    if (height === 0 || !isAbove) {
      hashes.push(hashAt(height, position))
      return
    }
    walk(height - 1, position * 2)
    if (position * 2 + 1 < widthAt(height - 1)) walk(height - 1, position * 2 + 1)
  }
  let top = 0
  while (widthAt(top) > 1) top++
  walk(top, 0)
  const bits = new Uint8Array(Math.ceil(flags.length / 8))
  for (const [i, flag] of flags.entries()) if (flag) bits[i >> 3] = (bits[i >> 3] ?? 0) | (1 << (i & 7))
  const count = new Uint8Array(new Uint32Array([ids.length]).buffer)
  return concatBytes(count, encodeVarInt(hashes.length), ...hashes, encodeVarInt(bits.length), bits)
}
