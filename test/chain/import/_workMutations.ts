import { type Bytes, concatBytes, EMPTY_BYTES } from '../../../src/base/bytes.ts'
import { MERGED_MINING_TAG } from '../../../src/bitcoin/coinbase.ts'
import { bitcoinWorkValue } from '../../../src/bitcoin/header.ts'
import { lastIndexOfBytes } from '../../../src/bitcoin/search.ts'
import { targetOfDifficulty } from '../../../src/bitcoin/target.ts'
import type { RuleName } from '../../../src/chain/import/rules/ruleNames.ts'
import type { Header } from '../../../src/primitives/header.ts'
import { getForkDetectionData, hashForMergedMining } from '../../../src/primitives/headerHash.ts'
import { alter, flip, type Mutation, mutation, tamper } from './_alter.ts'
import type { Target } from './_targets.ts'

const HASH_BYTES = 32

/** The sibling's coinbase is another one, which its Bitcoin header names. */
const coinbase = (name: string, changeCoinbase: (coinbase: Bytes) => Bytes): Mutation =>
  mutation('proofOfWork', name, (target) => alter(target, { work: { changeCoinbase } }))

const tagAt = (bytes: Bytes) => lastIndexOfBytes(bytes, MERGED_MINING_TAG)

/** The header's Bitcoin header with the first nonce that misses the target. */
function missTarget({ bitcoinMergedMiningHeader, difficulty }: Header): Bytes {
  const encoded = bitcoinMergedMiningHeader.slice()
  const view = new DataView(encoded.buffer)
  for (let nonce = 0; ; nonce++) {
    view.setUint32(76, nonce, true)
    if (bitcoinWorkValue(encoded) > targetOfDifficulty(difficulty)) return encoded
  }
}

const tampered = (rule: RuleName, name: string, change: (header: Header) => Partial<Header>): Mutation =>
  mutation(rule, name, (target) => tamper(target, change))

const WORK: readonly Mutation[] = [
  tampered('proofOfWork', 'misses the target', (told) => ({ bitcoinMergedMiningHeader: missTarget(told) })),
  tampered('proofOfWork', 'is for another block', () => ({ coinbase: new Uint8Array(20) })),
  tampered('proofOfWork', 'has another coinbase than its header names', (told) => ({
    bitcoinMergedMiningCoinbaseTransaction: concatBytes(told.bitcoinMergedMiningCoinbaseTransaction, Uint8Array.of(0)),
  })),
  tampered('proofOfWork', 'has no coinbase', () => ({ bitcoinMergedMiningCoinbaseTransaction: EMPTY_BYTES })),
  tampered('proofOfWork', 'has a merkle proof that leads elsewhere', () => ({
    bitcoinMergedMiningMerkleProof: new Uint8Array(HASH_BYTES),
  })),
  tampered('proofOfWork', 'has a merkle proof of half a hash', () => ({
    bitcoinMergedMiningMerkleProof: new Uint8Array(HASH_BYTES / 2),
  })),
  mutation('proofOfWork', 'has 31 hashes in its merkle proof', (target) => {
    if (!target.rules.has('rskip180')) return undefined
    return alter(target, { work: { merkleProof: new Uint8Array(31 * HASH_BYTES) } })
  }),
  coinbase('commits to another block', (bytes) => flip(bytes, tagAt(bytes) + MERGED_MINING_TAG.length)),
  coinbase('has a second tag behind the first', (bytes) => concatBytes(bytes, MERGED_MINING_TAG)),
  coinbase('has too much behind the commitment', (bytes) => concatBytes(bytes, new Uint8Array(129))),
]

/** Header sizes are looked at before the work. */
const SIZES: readonly Mutation[] = [79, 81, 0, 160].map((size) =>
  tampered('bitcoinHeaderSize', `${size} bytes`, () => ({ bitcoinMergedMiningHeader: new Uint8Array(size) })),
)

/** Replaces the 12 bytes of fork detection data, if a rule reads them. */
const fork = (name: string, change: (data: Bytes, target: Target) => Bytes): Mutation =>
  mutation('forkDetectionData', name, (target) => {
    const { header } = target.block
    const data = getForkDetectionData(header, target.rules)
    return data && alter(target, { work: { forkData: change(data, target) } })
  })

const FORKS: readonly Mutation[] = [
  ...Array.from({ length: 12 }, (_, index) => fork(`byte ${index} is another`, (data) => flip(data, index))),
  fork('zeros', () => new Uint8Array(12)),
  // Without the rule, all of the hash is the header's.
  fork('none', (_, { block }) => hashForMergedMining(block.header, new Set()).subarray(20)),
]

/** Work alone: each proof is wrong in a way of its own. */
export const WORK_MUTATIONS: readonly Mutation[] = [...WORK, ...SIZES, ...FORKS]
