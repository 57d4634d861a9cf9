import { Transaction } from 'bitcoinjs-lib'
import { type Bytes, concatBytes } from '../../../src/base/bytes.ts'
import { fromHex, toHex } from '../../../src/base/hex.ts'
import { bytesToBigint } from '../../../src/base/integer.ts'
import { bitcoinBlockHash, encodeBitcoinHeader } from '../../../src/bitcoin/header.ts'
import { regtest } from '../../../src/chainspec/regtest.ts'
import { doubleSha256 } from '../../../src/crypto/sha256.ts'
import { partialTree } from './partialTree.ts'

const BITS = 0x207fffff
/** OP_RETURN, and what a commitment begins with. */
const COMMITS = fromHex('0x6a24aa21a9ed')
const MOST = 2n ** 255n - 1n
const SECONDS_BETWEEN = 600

/** A transaction in a block. */
export interface Mined {
  readonly transaction: Transaction
  readonly height: number
  /** A partial merkle tree that shows it (BIP-37): over the ids with witnesses where it has one. */
  readonly tree: Bytes
}

/** What shows that a block's coinbase commits to the witnesses of its transactions (BIP-141). */
export interface MinedCoinbase {
  /** Without its witness. */
  readonly encoded: Bytes
  readonly blockHash: Bytes
  readonly tree: Bytes
  /** In the order that people read. */
  readonly witnessRoot: Bytes
}

/** What the coinbase's witness holds. */
export const RESERVED = new Uint8Array(32)

/** Ids are in the order that people read. */
export const outpointOf = (id: Bytes, index: number) => `${toHex(id)}:${index}`
export const outpointsSpent = ({ ins }: Pick<Transaction, 'ins'>) =>
  ins.map(({ hash, index }) => outpointOf(hash.toReversed(), index))

/** Bitcoin's regtest chain as a test makes it: what is spent twice is refused, who may spend is not looked at. */
export class BitcoinWorld {
  /** By height. */
  readonly headers: Bytes[] = [regtest.bridge.bitcoin.genesisHeader]
  /** By height; none of genesis. */
  readonly coinbases: (MinedCoinbase | undefined)[] = [undefined]
  readonly mined: Mined[] = []
  /** By outpoint. */
  readonly unspent = new Map<string, { readonly script: Bytes; readonly satoshis: bigint }>()
  #mempool: Transaction[] = []
  readonly #spent = new Set<string>()

  get height(): number {
    return this.headers.length - 1
  }

  /** Transactions that are in no block yet. */
  get waiting(): readonly Transaction[] {
    return this.#mempool
  }

  /** Throws when an input is spent already, also by what is not in a block yet. */
  broadcast(transaction: Transaction): void {
    for (const outpoint of outpointsSpent(transaction)) {
      if (this.#spent.has(outpoint)) throw new Error(`${outpoint} is spent twice`)
      this.#spent.add(outpoint)
    }
    this.#mempool.push(transaction)
  }

  /** A block with all that waits. */
  mine(): void {
    const height = this.headers.length
    const others = this.#mempool
    this.#mempool = []
    const witnessIds = [new Uint8Array(32), ...others.map((transaction) => transaction.getHash(true))]
    const witnessRoot = merkleRoot(witnessIds)
    const coinbase = createCoinbase(height, doubleSha256(concatBytes(witnessRoot, RESERVED)))
    const ids = [coinbase, ...others].map((transaction) => transaction.getHash())
    const header = findWork(this.headers.at(-1) ?? new Uint8Array(0), height, merkleRoot(ids))
    this.headers.push(header)
    this.coinbases.push({
      encoded: coinbase.toBuffer(),
      blockHash: bitcoinBlockHash(header),
      tree: partialTree(ids, 0),
      witnessRoot: witnessRoot.toReversed(),
    })
    this.#apply(coinbase)
    for (const [i, transaction] of others.entries()) {
      this.#apply(transaction)
      const tree = partialTree(transaction.hasWitnesses() ? witnessIds : ids, i + 1)
      this.mined.push({ transaction, height, tree })
    }
  }

  #apply(transaction: Transaction): void {
    for (const outpoint of outpointsSpent(transaction)) this.unspent.delete(outpoint)
    const id = transaction.getHash().toReversed()
    for (const [index, { script, value }] of transaction.outs.entries()) {
      this.unspent.set(outpointOf(id, index), { script, satoshis: value })
    }
  }
}

function createCoinbase(height: number, commitment: Bytes): Transaction {
  const transaction = new Transaction()
  const script = Uint8Array.of(3, height & 0xff, (height >> 8) & 0xff, height >> 16)
  transaction.addInput(new Uint8Array(32), 0xffffffff, 0xffffffff, script)
  transaction.addOutput(Uint8Array.of(0x51), 5_000_000_000n)
  transaction.addOutput(concatBytes(COMMITS, commitment), 0n)
  return transaction
}

function merkleRoot(ids: readonly Bytes[]): Bytes {
  for (let level = ids; ; ) {
    const [root = new Uint8Array(32)] = level
    if (level.length === 1) return root
    level = Array.from({ length: Math.ceil(level.length / 2) }, (_, i) => {
      const left = level[2 * i] ?? root
      return doubleSha256(concatBytes(left, level[2 * i + 1] ?? left))
    })
  }
}

function findWork(parent: Bytes, height: number, root: Bytes): Bytes {
  const previousHash = bitcoinBlockHash(parent).reverse()
  const timestamp = 1_700_000_000 + height * SECONDS_BETWEEN
  for (let nonce = 0; ; nonce++) {
    const fields = { version: 0x20000000, previousHash, merkleRoot: root, timestamp, bits: BITS, nonce }
    const header = encodeBitcoinHeader(fields)
    if (bytesToBigint(bitcoinBlockHash(header)) <= MOST) return header
  }
}
