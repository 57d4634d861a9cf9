import type * as Schema from '../../generated/schemas.ts'
import type { Bytes } from '../base/bytes.ts'
import { type Hex, toHex } from '../base/hex.ts'
import type { ChainBlock } from '../chain/api/engine.ts'
import type { Network } from '../chainspec/network.ts'
import { rulesAt } from '../chainspec/rulesAt.ts'
import type { Block } from '../primitives/block.ts'
import type { Header } from '../primitives/header.ts'
import { encodeRawHeader } from '../primitives/headerEncoding.ts'
import { toQuantity } from './quantity.ts'
import { toWireTransaction } from './transaction.ts'

/** The nonce of every block: a Bitcoin block proves its work. */
export const NO_NONCE = toHex(new Uint8Array(8))
/** The mix hash of every block. */
export const NO_MIX_HASH = toHex(new Uint8Array(32))

export interface BlockOptions {
  /** Whether transactions are objects, or hashes. */
  readonly withTransactions: boolean
}

/** Returns a block object (protocol/rpc#objects); number, hash, nonce, bloom and miner of a pending block are null. */
export function toWireBlock(found: ChainBlock, { withTransactions }: BlockOptions): Schema.Block {
  const { block, isPending } = found
  const { header } = block
  const unlessPending = <T>(value: T): T | null => (isPending ? null : value)
  return {
    number: unlessPending(toQuantity(header.number)),
    hash: unlessPending(toHex(block.hash)),
    parentHash: toHex(header.parentHash),
    mixHash: NO_MIX_HASH,
    nonce: unlessPending(NO_NONCE),
    sha3Uncles: toHex(header.unclesHash),
    logsBloom: unlessPending(toHex(header.logsBloom)),
    transactionsRoot: toHex(header.transactionsRoot),
    stateRoot: toHex(header.stateRoot),
    receiptsRoot: toHex(header.receiptsRoot),
    miner: unlessPending(toHex(header.coinbase)),
    difficulty: toQuantity(header.difficulty),
    totalDifficulty: toQuantity(found.totalDifficulty),
    extraData: toHex(header.extraData),
    size: toQuantity(block.encoded.length),
    gasLimit: toQuantity(header.gasLimit),
    gasUsed: toQuantity(header.gasUsed),
    timestamp: toQuantity(header.timestamp),
    transactions: withTransactions ? fullTransactions(found) : block.transactions.map(({ hash }) => toHex(hash)),
    uncles: found.uncleHashes.map(toHex),
    minimumGasPrice: toQuantity(header.minimumGasPrice),
    bitcoinMergedMiningHeader: toHex(header.bitcoinMergedMiningHeader),
    bitcoinMergedMiningCoinbaseTransaction: toHex(header.bitcoinMergedMiningCoinbaseTransaction),
    bitcoinMergedMiningMerkleProof: toHex(header.bitcoinMergedMiningMerkleProof),
    hashForMergedMining: toHex(found.hashForMergedMining),
    paidFees: toQuantity(header.paidFees),
    cumulativeDifficulty: toQuantity(block.uncles.reduce((sum, uncle) => sum + uncle.difficulty, header.difficulty)),
    rskPteEdges: header.edges === undefined ? null : [...header.edges],
    baseEvent: toWireBaseEvent(header),
  }
}

/** Returns a header object: the block's members without lists, size and total difficulty. */
export function toWireHeader(found: ChainBlock): Schema.BlockHeader {
  const { transactions, uncles, size, totalDifficulty, ...header } = toWireBlock(found, { withTransactions: false })
  return header
}

/** Returns the base event; null if it is absent or empty. */
export function toWireBaseEvent({ baseEvent }: Header): Schema.Block['baseEvent'] {
  return baseEvent === undefined || baseEvent.length === 0 ? null : toHex(baseEvent)
}

function fullTransactions({ block, senders, isPending }: ChainBlock): Schema.Transaction[] {
  return block.transactions.map((transaction, index) => {
    const sender: Bytes | undefined = senders[index]
    if (sender === undefined) throw new Error(`block ${block.header.number} knows no sender of transaction ${index}`)
    if (isPending) return toWireTransaction({ transaction, sender })
    const location = { blockHash: block.hash, blockNumber: block.header.number, index }
    return toWireTransaction({ transaction, sender, location })
  })
}

/** Returns the RLP of the part of a header that the block's hash covers. */
export function toWireRawHeader({ header }: Block, network: Network): Hex {
  return toHex(encodeRawHeader(header, rulesAt(network, header.number)))
}
