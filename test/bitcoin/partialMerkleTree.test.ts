import { describe, expect, it } from 'vitest'
import { type Bytes, concatBytes } from '../../src/base/bytes.ts'
import { fromHex } from '../../src/base/hex.ts'
import { openPartialMerkleTree } from '../../src/bitcoin/partialMerkleTree.ts'
import { encodeVarInt } from '../../src/bitcoin/varInt.ts'
import { doubleSha256 } from '../../src/crypto/sha256.ts'

const leaf = (index: number): Bytes => doubleSha256(Uint8Array.of(index))
const join = (left: Bytes, right: Bytes) => doubleSha256(concatBytes(left, right))

/** The tree's bytes; flags from the root down, the first in the lowest bit. */
function encodeTree(transactionCount: number, hashes: readonly Bytes[], flags: readonly number[]): Bytes {
  const count = new Uint8Array(4)
  new DataView(count.buffer).setUint32(0, transactionCount, true)
  return concatBytes(count, encodeVarInt(hashes.length), ...hashes, encodeVarInt(flags.length), Uint8Array.from(flags))
}

const [a, b, c, d, e] = [0, 1, 2, 3, 4].map(leaf)
if (a === undefined || b === undefined || c === undefined || d === undefined || e === undefined) throw new Error()

describe('a partial merkle tree', () => {
  it('a partial merkle tree of one transaction has the root that is its id', () => {
    expect(openPartialMerkleTree(encodeTree(1, [a], [0b1]))).toEqual({ merkleRoot: a, transactionIds: [a] })
  })

  it('a partial merkle tree of two transactions has the root of both', () => {
    const proven = openPartialMerkleTree(encodeTree(2, [a, b], [0b011]))
    expect(proven).toEqual({ merkleRoot: join(a, b), transactionIds: [a] })
  })

  it('a partial merkle tree of three transactions pairs the last with itself', () => {
    const merkleRoot = join(join(a, b), join(c, c))
    // root, left, a, b, right
    expect(openPartialMerkleTree(encodeTree(3, [a, b, join(c, c)], [0b00111]))).toEqual({
      merkleRoot,
      transactionIds: [a],
    })
    // root, left, right, c
    expect(openPartialMerkleTree(encodeTree(3, [join(a, b), c], [0b1101]))).toEqual({ merkleRoot, transactionIds: [c] })
  })

  it('a partial merkle tree of five transactions may prove several, or none', () => {
    const right = join(join(e, e), join(e, e))
    const merkleRoot = join(join(join(a, b), join(c, d)), right)
    // root, left, ab, a, b, cd, c, d, right
    const several = encodeTree(5, [a, b, c, d, right], [0b11101111, 0])
    expect(openPartialMerkleTree(several)).toEqual({ merkleRoot, transactionIds: [a, c, d] })
    expect(openPartialMerkleTree(encodeTree(5, [merkleRoot], [0]))).toEqual({ merkleRoot, transactionIds: [] })
  })

  // The example of Bitcoin's developer reference, which proves the second of seven transactions.
  it('a partial merkle tree of a real block has the root of the block', () => {
    const bytes = fromHex(
      '0x07000000043612262624047ee87660be1a707519a443b1c1ce3d248cbfc6c15870f6c5daa2019f5b01d4195ecbc9398fbf3c3b1fa9bb3183301d7a1fb3bd174fcfa40a2b6541ed70551dd7e841883ab8f0b16bf04176b7d1480e4f0af9f3d4c3595768d06820d2a7bc994987302e5b1ac80fc425fe25f8b63169ea78e68fbaaefa59379bbf011d',
    )
    expect(openPartialMerkleTree(bytes)).toEqual({
      merkleRoot: fromHex('0x7f16c5962e8bd963659c793ce370d95f093bc7e367117b3c30c1f8fdd0d97287'),
      transactionIds: [fromHex('0x019f5b01d4195ecbc9398fbf3c3b1fa9bb3183301d7a1fb3bd174fcfa40a2b65')],
    })
  })

  const valid = encodeTree(2, [a, b], [0b011])
  it.each<[string, Bytes]>([
    ['is empty', new Uint8Array(0)],
    ['ends in its count', valid.subarray(0, 3)],
    ['ends in a hash', valid.subarray(0, 40)],
    ['ends before its flags', valid.subarray(0, -1)],
    ['continues after its flags', concatBytes(valid, new Uint8Array(1))],
    ['has no transactions', encodeTree(0, [], [])],
    ['has more transactions than fit into a block', encodeTree(16_667, [a], [0])],
    ['has a negative count as a 32-bit integer', encodeTree(2 ** 32 - 1, [a], [0])],
    ['has more hashes than transactions', encodeTree(1, [a, b], [0b11])],
    [
      'has more hashes than flags',
      encodeTree(
        20,
        Array.from({ length: 9 }, () => a),
        [0xff],
      ),
    ],
    ['has a hash that is not needed', encodeTree(2, [a, b], [0b0])],
    ['has flags that are not needed', encodeTree(2, [a, b], [0b011, 0])],
    ['lacks a hash', encodeTree(2, [a], [0b011])],
    ['lacks flags', encodeTree(64, [a, b], [0xff])],
    ['has equal children', encodeTree(2, [a, a], [0b011])],
    [
      'has a length beyond the end',
      concatBytes(new Uint8Array(4).fill(1), Uint8Array.of(0xfe, 0xff, 0xff, 0xff, 0xff)),
    ],
    ['has a length of 2^64 - 1', concatBytes(new Uint8Array(4).fill(1), new Uint8Array(9).fill(0xff))],
  ])('a partial merkle tree that %s is refused', (_, bytes) => {
    expect(openPartialMerkleTree(bytes)).toBeUndefined()
  })

  it('a partial merkle tree may have the maximum of transactions of a block', () => {
    expect(openPartialMerkleTree(encodeTree(16_666, [a], [0]))).toEqual({ merkleRoot: a, transactionIds: [] })
  })
})
