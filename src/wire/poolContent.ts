import { setImmediate } from 'node:timers/promises'
import type * as Schema from '../../generated/schemas.ts'
import type { Bytes } from '../base/bytes.ts'
import { type Hex, toHex } from '../base/hex.ts'
import { signedMinimalBytes } from '../base/integer.ts'
import type { PoolContent, WaitingTransactions } from '../chain/api/engine.ts'
import type { Transaction } from '../primitives/transaction.ts'
import { toQuantity } from './quantity.ts'

const NO_BLOCK = toHex(new Uint8Array(32))
/**
 * Characters that are printed without yielding: less than a millisecond of work, except for the longest transactions.
 */
const PIECE_CHARACTERS = 32 * 1024

/**
 * Returns a transaction in the form of `txpool_content` (protocol/rpc#pool), which differs from that of other methods.
 */
export function toWirePoolTransaction(transaction: Transaction, sender: Bytes): Schema.PoolTransaction {
  return {
    blockHash: NO_BLOCK,
    blockNumber: null,
    transactionIndex: null,
    from: toHex(sender),
    gas: toQuantity(transaction.gasLimit),
    gasPrice: toSignedData(transaction.gasPrice),
    hash: toHex(transaction.hash),
    input: toHex(transaction.data),
    nonce: toQuantity(transaction.nonce),
    to: transaction.to === undefined ? '0x00' : toHex(transaction.to),
    value: toSignedData(transaction.value),
  }
}

/** Returns a transaction in the form of `txpool_inspect`; the receiver of a creation is empty. */
export function toWirePoolSummary({ to, value, gasLimit, gasPrice }: Transaction): string {
  return `${to === undefined ? '' : withoutPrefix(toHex(to))}: ${value} wei + ${gasLimit} x ${gasPrice} gas`
}

/**
 * Prints both maps, from sender to nonce to a list with the printed transaction, in pieces. A full pool has tens of
 * megabytes, so it yields to the event loop after each piece.
 */
export async function* printPoolContent(
  content: PoolContent,
  print: (transaction: Transaction, sender: Bytes) => Schema.PoolTransaction | string,
): AsyncGenerator<string> {
  let piece = ''
  for (const part of printParts(content, print)) {
    piece += part
    if (piece.length < PIECE_CHARACTERS) continue
    yield piece
    piece = ''
    await setImmediate()
  }
  yield piece
}

type Print = Parameters<typeof printPoolContent>[1]

function* printParts({ pending, queued }: PoolContent, print: Print): Generator<string> {
  yield '{"pending":{'
  yield* printSenders(pending, print)
  yield '},"queued":{'
  yield* printSenders(queued, print)
  yield '}}'
}

function* printSenders(senders: Iterable<WaitingTransactions>, print: Print): Generator<string> {
  let opening = ''
  for (const { sender, transactions } of senders) {
    yield `${opening}"${withoutPrefix(toHex(sender))}":{`
    for (const [position, transaction] of transactions.entries()) {
      yield `${position === 0 ? '' : ','}"${transaction.nonce}":[${JSON.stringify(print(transaction, sender))}]`
    }
    yield '}'
    opening = ','
  }
}

/** Returns the bytes of Java's `BigInteger`: zero is `00`, and a value with a set top bit begins with `00`. */
const toSignedData = (value: bigint): Hex => toHex(signedMinimalBytes(value))
const withoutPrefix = (hex: Hex) => hex.slice(2)
