import { setImmediate } from 'node:timers/promises'
import type * as Schema from '../../generated/schemas.ts'
import type { Bytes } from '../base/bytes.ts'
import { type Hex, toHex } from '../base/hex.ts'
import { signedMinimalBytes } from '../base/integer.ts'
import type { PoolContent, WaitingTransactions } from '../chain/api/engine.ts'
import type { Transaction } from '../primitives/transaction.ts'
import { toQuantity } from './quantity.ts'

const NO_BLOCK = toHex(new Uint8Array(32))
/** What of an answer is made in one go: well below a millisecond of work, but for one longest transaction. */
const PIECE_CHARACTERS = 32 * 1024

/** A transaction as `txpool_content` tells it (protocol/rpc#pool): not the form of the other methods. */
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

/** A transaction as `txpool_inspect` tells it; the receiver of a creation is empty. */
export function toWirePoolSummary({ to, value, gasLimit, gasPrice }: Transaction): string {
  return `${to === undefined ? '' : withoutPrefix(toHex(to))}: ${value} wei + ${gasLimit} x ${gasPrice} gas`
}

/**
 * The text of both maps, sender to nonce to a list of what `print` makes of the transaction there, in pieces: a full
 * pool is tens of megabytes, and others have their turn after each.
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
    for (const [place, transaction] of transactions.entries()) {
      yield `${place === 0 ? '' : ','}"${transaction.nonce}":[${JSON.stringify(print(transaction, sender))}]`
    }
    yield '}'
    opening = ','
  }
}

/** The bytes of Java's `BigInteger`: zero is `00`, and a set top bit gets a `00` in front. */
const toSignedData = (value: bigint): Hex => toHex(signedMinimalBytes(value))
const withoutPrefix = (hex: Hex) => hex.slice(2)
