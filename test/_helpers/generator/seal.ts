import { type Bytes, EMPTY_BYTES } from '../../../src/base/bytes.ts'
import { compressCoinbase, createCoinbase } from '../../../src/bitcoin/coinbase.ts'
import { bitcoinWorkValue, encodeBitcoinHeader } from '../../../src/bitcoin/header.ts'
import { merkleRootOf } from '../../../src/bitcoin/proofOfWork.ts'
import { encodeCompactTarget, targetOfDifficulty } from '../../../src/bitcoin/target.ts'
import type { Rules } from '../../../src/chainspec/rules.ts'
import { doubleSha256 } from '../../../src/crypto/sha256.ts'
import type { Header } from '../../../src/primitives/header.ts'
import { getForkDetectionData, hashForMergedMining } from '../../../src/primitives/headerHash.ts'

/** How the Bitcoin block around a header shall look; by default it is the plainest one. */
export interface WorkShape {
  /** The twelve bytes of RSKIP-110; absent: the header has none, or keeps those it has. */
  readonly forkData?: Bytes
  /** Seconds since 1970; absent: the header's own time. */
  readonly bitcoinTimestamp?: number
  /** Hashes beside the coinbase's way to the merkle root. */
  readonly merkleProof?: Bytes
  /** Makes it another coinbase. */
  readonly extraNonce?: bigint
  /** Turns the coinbase that is to be hashed into another one. */
  readonly changeCoinbase?: (coinbase: Bytes) => Bytes
}

/** The header with work that meets its difficulty, whatever else it says. */
export function seal(header: Header, rules: Rules, shape: WorkShape = {}): Header {
  const forkData = shape.forkData ?? getForkDetectionData(header, rules)
  const { merkleProof = EMPTY_BYTES, changeCoinbase = (coinbase) => coinbase } = shape
  const coinbase = changeCoinbase(createCoinbase(hashForMergedMining(header, rules, forkData), shape.extraNonce ?? 0n))
  const merkleRoot = merkleRootOf(doubleSha256(coinbase), merkleProof)
  if (merkleRoot === undefined) throw new RangeError('a merkle proof is made of whole hashes')
  return {
    ...header,
    bitcoinMergedMiningHeader: mine(merkleRoot, shape.bitcoinTimestamp ?? header.timestamp, header.difficulty),
    bitcoinMergedMiningMerkleProof: merkleProof,
    bitcoinMergedMiningCoinbaseTransaction: compressCoinbase(coinbase),
  }
}

/** As {@link seal}, for a header that was made from a sealed one, whose fork detection data it keeps. */
export function sealAgain(header: Header, original: Header, rules: Rules, shape: WorkShape = {}): Header {
  const forkData = getForkDetectionData(original, rules)
  return seal(header, rules, { ...(forkData === undefined ? {} : { forkData }), ...shape })
}

function mine(merkleRoot: Bytes, timestamp: number, difficulty: bigint): Bytes {
  const target = targetOfDifficulty(difficulty)
  const bits = encodeCompactTarget(target)
  const plain = { version: 70001, previousHash: new Uint8Array(32), merkleRoot, timestamp, bits }
  for (let nonce = 0; ; nonce++) {
    const encoded = encodeBitcoinHeader({ ...plain, nonce })
    if (bitcoinWorkValue(encoded) <= target) return encoded
  }
}
