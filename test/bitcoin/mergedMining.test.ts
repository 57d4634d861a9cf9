import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { concatBytes } from '../../src/base/bytes.ts'
import {
  coinbaseId,
  compressCoinbase,
  createCoinbase,
  MERGED_MINING_TAG,
  parseCompressedCoinbase,
} from '../../src/bitcoin/coinbase.ts'
import { decodeBitcoinHeader, encodeBitcoinHeader } from '../../src/bitcoin/header.ts'
import { mineMergedBlock } from '../../src/bitcoin/mergedMining.ts'
import { checkProofOfWork, type MergedMiningProof } from '../../src/bitcoin/proofOfWork.ts'
import { doubleSha256 } from '../../src/crypto/sha256.ts'

const work = { hashForMergedMining: new Uint8Array(32).fill(0xab), difficulty: 1n, timestamp: 1_700_000_000 }
const limits = { maximumMerkleProofBytes: 960 }

/** A proof for the given coinbase; at difficulty 0 a third of all hashes meet the target. */
function proofAround(coinbase: Uint8Array, siblings: readonly Uint8Array[] = []): MergedMiningProof {
  const merkleProof = concatBytes(...siblings)
  let merkleRoot: Uint8Array = doubleSha256(coinbase)
  for (const sibling of siblings) merkleRoot = doubleSha256(concatBytes(merkleRoot, sibling.slice().reverse()))
  const fields = { version: 1, previousHash: new Uint8Array(32), merkleRoot, timestamp: 1, bits: 0 }
  for (let nonce = 0; ; nonce++) {
    const header = encodeBitcoinHeader({ ...fields, nonce })
    const proof = { header, merkleProof, coinbaseTransaction: compressCoinbase(coinbase) }
    if (checkProofOfWork(proof, { ...work, ...limits }) !== 'the Bitcoin hash misses the target') return proof
  }
}

function check(proof: MergedMiningProof): string | undefined {
  return checkProofOfWork(proof, { ...work, ...limits })
}

describe('mining', () => {
  it.each([1n, 100n, 5_000n])('mining finds a valid proof at difficulty %d', async (difficulty) => {
    const proof = await mineMergedBlock({ ...work, difficulty })
    expect(checkProofOfWork(proof, { ...work, difficulty, ...limits })).toBeUndefined()
    expect(proof.merkleProof).toHaveLength(0)
  })

  it('mining finds the same proof for the same work, and another for another seed, timestamp or hash', async () => {
    const proofs = await Promise.all(
      [
        work,
        work,
        { ...work, seed: 7n },
        { ...work, timestamp: 1 },
        { ...work, hashForMergedMining: new Uint8Array(32) },
      ].map(mineMergedBlock),
    )
    const [first, second, ...others] = proofs.map(({ header }) => header.toString())
    expect(first).toBe(second)
    expect(new Set([first, ...others]).size).toBe(4)
  })

  it('mining uses the first nonce that meets the target', async () => {
    const proof = await mineMergedBlock({ ...work, difficulty: 50n })
    const fields = decodeBitcoinHeader(proof.header)
    for (let nonce = 0; nonce < fields.nonce; nonce++) {
      const earlier = { ...proof, header: encodeBitcoinHeader({ ...fields, nonce }) }
      expect(checkProofOfWork(earlier, { ...work, difficulty: 50n, ...limits })).toBeDefined()
    }
  })

  it('mining yields to other tasks at least every 1024 nonces', async () => {
    let turns = 0
    let isOver = false
    const others = (async () => {
      for (; !isOver; turns++) await setImmediate()
    })()
    const { header } = await mineMergedBlock({ ...work, difficulty: 40_000n })
    isOver = true
    await others
    expect(turns).toBeGreaterThanOrEqual(Math.floor(decodeBitcoinHeader(header).nonce / 1_024))
    expect(turns).toBeGreaterThan(1)
  })
})

describe('a merged mining proof', () => {
  const coinbase = createCoinbase(work.hashForMergedMining, 0n)
  const valid = proofAround(coinbase)
  const commitment = concatBytes(MERGED_MINING_TAG, work.hashForMergedMining)
  const zeros = (count: number) => new Uint8Array(count)

  const tail = valid.coinbaseTransaction.subarray(40)
  const withTail = (other: Uint8Array) => ({
    ...valid,
    coinbaseTransaction: concatBytes(valid.coinbaseTransaction.subarray(0, 40), other),
  })

  it('a merged mining proof is valid with and without siblings', () => {
    expect(check(valid)).toBeUndefined()
    expect(check(proofAround(coinbase, [zeros(32).fill(1), zeros(32).fill(2)]))).toBeUndefined()
  })

  it.each([
    ['a short header', { ...valid, header: valid.header.subarray(1) }, 'should have 80 bytes'],
    ['no coinbase', { ...valid, coinbaseTransaction: zeros(39) }, 'too short'],
    ['a coinbase of another block', proofAround(createCoinbase(zeros(32), 0n)), 'does not commit'],
    ['a commitment that another follows', withTail(concatBytes(tail, MERGED_MINING_TAG)), 'not the last'],
    ['a commitment behind the 64th byte', withTail(concatBytes(zeros(64), tail)), 'first 64 bytes'],
    ['bytes behind the commitment', proofAround(concatBytes(coinbase, zeros(129))), 'too much follows'],
    ['a coinbase of one block', proofAround(concatBytes(commitment, zeros(23))), 'too short'],
    ['half a merkle hash', { ...valid, merkleProof: zeros(31) }, 'whole hashes'],
    ['a merkle proof of another block', { ...valid, merkleProof: zeros(32) }, 'does not lead'],
    ['a merkle proof of 31 hashes', { ...valid, merkleProof: zeros(31 * 32) }, 'too long'],
  ])('a merged mining proof with %s is invalid', (_, proof, reason) => {
    expect(check(proof)).toMatch(new RegExp(reason))
  })

  it.each([
    [65n, 'does not lead'],
    [1n << 40n, 'does not lead'],
    [64n - BigInt(tail.length), 'too short'],
    [-1n, 'does not lead'],
    [-BigInt(tail.length), 'too short'],
    [(1n << 63n) - 1n, 'too short'],
  ])('a merged mining proof with %i omitted bytes is invalid', (count, reason) => {
    const coinbaseTransaction = valid.coinbaseTransaction.slice()
    new DataView(coinbaseTransaction.buffer).setBigInt64(0, count)
    expect(check({ ...valid, coinbaseTransaction })).toMatch(reason)
  })

  it('a merged mining proof may commit to the block twice if the last commitment is in the first 64 kept bytes', () => {
    const twice = (gap: number) => proofAround(concatBytes(zeros(64), commitment, zeros(gap), commitment, zeros(4)))
    // The reference searches for the last commitment; the kept bytes begin with the 64-byte block that contains it.
    expect(check(twice(0))).toBeUndefined()
    const kept = (proof: MergedMiningProof) => proof.coinbaseTransaction.length - 40
    expect(kept(twice(0))).toBe(2 * commitment.length + 4)
    expect(check(twice(23))).toBeUndefined()
  })

  it.each([65n, 1n << 40n, -1n])(
    'a merged mining proof with %i omitted bytes is valid if its merkle root counts them',
    (count) => {
      const coinbaseTransaction = valid.coinbaseTransaction.slice()
      new DataView(coinbaseTransaction.buffer).setBigInt64(0, count)
      const parts = parseCompressedCoinbase(coinbaseTransaction)
      if (parts === undefined) throw new Error('missing coinbase')
      const fields = { version: 1, previousHash: zeros(32), merkleRoot: coinbaseId(parts), timestamp: 1, bits: 0 }
      const proofs = Array.from({ length: 64 }, (_, nonce) => ({
        ...valid,
        header: encodeBitcoinHeader({ ...fields, nonce }),
        coinbaseTransaction,
      }))
      const flaws = new Set(proofs.map(check))
      expect(flaws).toEqual(new Set([undefined, 'the Bitcoin hash misses the target']))
    },
  )

  it('a merged mining proof has a partial merkle tree before RSKIP-92', () => {
    const id = doubleSha256(coinbase)
    const other = zeros(32).fill(7)
    const tree = (hashes: Uint8Array[], flags: number) =>
      concatBytes(Uint8Array.of(hashes.length, 0, 0, 0, hashes.length), ...hashes, Uint8Array.of(1, flags))
    const merkleRoot = doubleSha256(concatBytes(id, other))
    const early = { ...work, maximumMerkleProofBytes: 1000, isPartialTree: true }
    const checkTree = (merkleProof: Uint8Array, root = merkleRoot) => {
      const fields = { version: 1, previousHash: zeros(32), merkleRoot: root, timestamp: 1, bits: 0 }
      for (let nonce = 0; ; nonce++) {
        const proof = { ...valid, header: encodeBitcoinHeader({ ...fields, nonce }), merkleProof }
        const flaw = checkProofOfWork(proof, early)
        if (flaw !== 'the Bitcoin hash misses the target') return flaw
      }
    }
    expect(checkTree(tree([id, other], 0b011))).toBeUndefined()
    expect(checkTree(tree([id], 1), id)).toBeUndefined()
    expect(checkTree(tree([id, other], 0b111))).toBeUndefined()
    expect(checkTree(tree([id, other], 0b101))).toMatch('does not prove')
    expect(checkTree(tree([other, id], 0b011))).toMatch('does not prove')
    expect(checkTree(tree([id, other], 0b011), zeros(32))).toMatch('does not lead')
    expect(checkTree(zeros(0))).toMatch('malformed')
    expect(checkTree(zeros(32))).toMatch('malformed')
  })

  it('a merkle proof is accepted up to the configured length', () => {
    const siblings = Array.from({ length: 31 }, (_, i) => zeros(32).fill(i))
    expect(check(proofAround(coinbase, siblings.slice(0, 30)))).toBeUndefined()
    const merkleProof = zeros(992)
    const checkWith = (maximumMerkleProofBytes: number) =>
      checkProofOfWork({ ...proofAround(coinbase), merkleProof }, { ...work, maximumMerkleProofBytes })
    expect([checkWith(991), checkWith(992)]).toEqual([
      'the merkle proof is too long',
      'the merkle proof does not lead to the merkle root',
    ])
  })
})
