import { Block, crypto, Transaction } from 'bitcoinjs-lib'
import { concatBytes } from '../../src/base/bytes.ts'
import { toHex } from '../../src/base/hex.ts'
import { bytesToBigint } from '../../src/base/integer.ts'

const EASIEST_BITS = 0x207fffff
const NO_HASH = new Uint8Array(32)
const OP_RETURN = 0x6a
const PAY_TO_HASH = Uint8Array.of(0x00, 0x14, ...new Uint8Array(20).fill(7))

/** What a Bitcoin block is mined for; all but the commitment has a fallback. */
export interface BitcoinPlan {
  readonly hashForMergedMining: Uint8Array
  /** Most that the block's hash may be; 2^256 / 3, as on regtest. */
  readonly target?: bigint
  /** Whether the hash is above the target instead. */
  readonly misses?: boolean
  /** The coinbase's included. */
  readonly transactions?: number
  readonly timestamp?: number
  /** Another one makes another block. */
  readonly extraNonce?: number
  /** Scripts of further outputs, before the commitment. */
  readonly scripts?: readonly Uint8Array[]
  /** The script of the commitment. */
  readonly commitment?: Uint8Array
}

/** A Bitcoin block and the forms in which miners hand it in. */
export interface MinedBitcoin {
  readonly block: Uint8Array
  readonly header: Uint8Array
  readonly coinbase: Uint8Array
  /** In internal order, the coinbase's first. */
  readonly transactionIds: readonly Uint8Array[]
  /** In internal order: the coinbase's id, then the hash beside the way at each level. */
  readonly merkleHashes: readonly Uint8Array[]
}

/** The script that commits to a block of Rootstock. */
export function commitTo(hash: Uint8Array): Uint8Array {
  const text = concatBytes(new TextEncoder().encode('RSKBLOCK:'), hash)
  return concatBytes(Uint8Array.of(OP_RETURN, text.length), text)
}

/** Mines a Bitcoin block with witnesses, made by Bitcoin's own library. */
export function mineBitcoin(plan: BitcoinPlan): MinedBitcoin {
  const others = Array.from({ length: (plan.transactions ?? 1) - 1 }, (_, i) => payment(i))
  const transactions = [createCoinbase(plan, others), ...others]
  const block = new Block()
  Object.assign(block, {
    version: 0x20000000,
    prevHash: new Uint8Array(32).fill(9),
    merkleRoot: Block.calculateMerkleRoot(transactions),
    timestamp: plan.timestamp ?? 1_800_000_000,
    bits: EASIEST_BITS,
    transactions,
  })
  findNonce(block, plan)
  const transactionIds = transactions.map((transaction) => transaction.getHash())
  return {
    block: block.toBuffer(),
    header: block.toBuffer(true),
    coinbase: transactions[0]?.toBuffer() ?? NO_HASH,
    transactionIds,
    merkleHashes: climb(transactionIds),
  }
}

function createCoinbase(plan: BitcoinPlan, others: readonly Transaction[]): Transaction {
  const coinbase = new Transaction()
  const height = Uint8Array.of(
    3,
    0x40,
    0x0d,
    0x0c,
    4,
    ...new Uint8Array(new Uint32Array([plan.extraNonce ?? 0]).buffer),
  )
  coinbase.addInput(NO_HASH, 0xffffffff, 0xffffffff, height)
  coinbase.setWitness(0, [NO_HASH])
  coinbase.addOutput(PAY_TO_HASH, 312_500_000n)
  const witnessRoot = Block.calculateMerkleRoot([coinbase, ...others], true)
  const witnessCommitment = crypto.hash256(concatBytes(witnessRoot, NO_HASH))
  coinbase.addOutput(concatBytes(Uint8Array.of(OP_RETURN, 36, 0xaa, 0x21, 0xa9, 0xed), witnessCommitment), 0n)
  for (const script of plan.scripts ?? []) coinbase.addOutput(script, 0n)
  coinbase.addOutput(plan.commitment ?? commitTo(plan.hashForMergedMining), 0n)
  return coinbase
}

/** A payment of which every second one has a witness. */
function payment(index: number): Transaction {
  const transaction = new Transaction()
  transaction.addInput(new Uint8Array(32).fill(index + 1), index)
  if (index % 2 === 0) transaction.setWitness(0, [new Uint8Array(72).fill(1), new Uint8Array(33).fill(2)])
  transaction.addOutput(PAY_TO_HASH, BigInt(1_000 + index))
  return transaction
}

function findNonce(block: Block, { target = (1n << 256n) / 3n, misses = false }: BitcoinPlan): void {
  const isBelow = () => bytesToBigint(block.getHash().toReversed()) <= target
  while (isBelow() === misses) block.nonce++
}

/** From the leaves up, the hash that stands beside the first. */
function climb(ids: readonly Uint8Array[]): Uint8Array[] {
  const hashes = ids.slice(0, 1)
  for (let level = [...ids]; level.length > 1; ) {
    hashes.push(level[1] ?? NO_HASH)
    const pairs = Array.from({ length: Math.ceil(level.length / 2) }, (_, i) => level.slice(2 * i, 2 * i + 2))
    level = pairs.map(([left = NO_HASH, right = left]) => crypto.hash256(concatBytes(left, right)))
  }
  return hashes
}

export const bare = (bytes: Uint8Array): string => toHex(bytes).slice(2)
