import { setImmediate } from 'node:timers/promises'
import type { Bytes } from '../base/bytes.ts'
import { bytesToBigint } from '../base/integer.ts'
import { doubleSha256 } from '../crypto/sha256.ts'
import { compressCoinbase, createCoinbase } from './coinbase.ts'
import { decodeBitcoinHeader, encodeBitcoinHeader } from './header.ts'
import type { MergedMiningProof } from './proofOfWork.ts'
import { encodeCompactTarget, targetOfDifficulty } from './target.ts'

const VERSION = 70001
const NONCES = 2 ** 32
/** Number of hashes between yields, about 2 ms. */
const NONCES_PER_TURN = 2 ** 10

/** A Rootstock block to mine. */
export interface WorkToDo {
  readonly hashForMergedMining: Bytes
  readonly difficulty: bigint
  /** Timestamp of the Bitcoin block, seconds since 1970. */
  readonly timestamp: number
  /** Different seeds result in different proofs. */
  readonly seed?: bigint
}

/**
 * Finds a Bitcoin block of one transaction that commits to the given hash and meets the difficulty, with nonces from 0.
 * Deterministic. For small difficulties only: it hashes on the main thread and yields to the event loop.
 */
export async function mineMergedBlock(work: WorkToDo): Promise<MergedMiningProof> {
  for (let extraNonce = work.seed ?? 0n; ; extraNonce = BigInt.asUintN(64, extraNonce + 1n)) {
    const unsealed = createMergedBlock(work, extraNonce)
    const header = await findNonce(unsealed.header, targetOfDifficulty(work.difficulty))
    if (header !== undefined) return { ...unsealed, header }
  }
}

/** Creates the Bitcoin block for a piece of work, with nonce 0. */
export function createMergedBlock(work: WorkToDo, extraNonce: bigint): MergedMiningProof {
  const coinbase = createCoinbase(work.hashForMergedMining, extraNonce)
  const header = encodeBitcoinHeader({
    version: VERSION,
    previousHash: new Uint8Array(32),
    merkleRoot: doubleSha256(coinbase),
    timestamp: work.timestamp,
    bits: encodeCompactTarget(targetOfDifficulty(work.difficulty)),
    nonce: 0,
  })
  return { header, merkleProof: new Uint8Array(0), coinbaseTransaction: compressCoinbase(coinbase) }
}

/**
 * Builds the Bitcoin block that an external miner has found. `nonce` has 8 bytes: the block's timestamp and the
 * header's nonce, both big-endian. The coinbase's extra nonce is 0.
 */
export function completeMergedBlock(work: Omit<WorkToDo, 'timestamp' | 'seed'>, nonce: Bytes): MergedMiningProof {
  const chosen = new DataView(nonce.buffer, nonce.byteOffset, nonce.length)
  const unsealed = createMergedBlock({ ...work, timestamp: chosen.getUint32(0) }, 0n)
  return {
    ...unsealed,
    header: encodeBitcoinHeader({ ...decodeBitcoinHeader(unsealed.header), nonce: chosen.getUint32(4) }),
  }
}

async function findNonce(encoded: Bytes, target: bigint): Promise<Bytes | undefined> {
  const header = encoded.slice()
  const view = new DataView(header.buffer)
  for (let nonce = 0; nonce < NONCES; nonce++) {
    if (nonce > 0 && nonce % NONCES_PER_TURN === 0) await setImmediate()
    view.setUint32(76, nonce, true)
    if (bytesToBigint(doubleSha256(header).reverse()) <= target) return header
  }
  return undefined
}
