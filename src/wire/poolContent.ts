import { setImmediate } from 'node:timers/promises'
import type * as Schema from '../../generated/schemas.ts'
import type { Bytes } from '../base/bytes.ts'
import { type Hex, toHex } from '../base/hex.ts'
import { signedMinimalBytes } from '../base/integer.ts'
import type { PoolContent, WaitingTransactions } from '../chain/api/engine.ts'
import type { Transaction } from '../primitives/transaction.ts'
import { toQuantity } from './quantity.ts'
import { toWireTransaction } from './transaction.ts'

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

/** Prints both maps of `txpool_content`, from sender to nonce to a list with the printed transaction, in pieces. */
export function printPoolContent(content: PoolContent, print: Print): AsyncGenerator<string> {
  return inPieces(printParts(content, (senders) => printSenders(senders, print)))
}

/** Prints both maps of `txpool_contentFrom`, from the nonce of the only sender to the transaction, in pieces. */
export function printSenderContent(content: PoolContent): AsyncGenerator<string> {
  return inPieces(printParts(content, printOnlySender))
}

type Print = (transaction: Transaction, sender: Bytes) => Schema.PoolTransaction | string

/** Joins parts to pieces. A full pool has tens of megabytes, so it yields to the event loop after each piece. */
async function* inPieces(parts: Iterable<string>): AsyncGenerator<string> {
  let piece = ''
  for (const part of parts) {
    piece += part
    if (piece.length < PIECE_CHARACTERS) continue
    yield piece
    piece = ''
    await setImmediate()
  }
  yield piece
}

type Waiting = Iterable<WaitingTransactions>

function* printParts(
  { pending, queued }: PoolContent,
  printMembers: (senders: Waiting) => Generator<string>,
): Generator<string> {
  yield '{"pending":{'
  yield* printMembers(pending)
  yield '},"queued":{'
  yield* printMembers(queued)
  yield '}}'
}

function* printSenders(senders: Waiting, print: Print): Generator<string> {
  let opening = ''
  for (const waiting of senders) {
    yield `${opening}"${withoutPrefix(toHex(waiting.sender))}":{`
    yield* printNonces(waiting, (transaction) => [print(transaction, waiting.sender)])
    yield '}'
    opening = ','
  }
}

function* printOnlySender(senders: Waiting): Generator<string> {
  for (const waiting of senders) {
    yield* printNonces(waiting, (transaction) => toWireTransaction({ transaction, sender: waiting.sender }))
  }
}

function* printNonces(
  { transactions }: WaitingTransactions,
  toValue: (transaction: Transaction) => unknown,
): Generator<string> {
  let comma = ''
  for (const transaction of transactions) {
    yield `${comma}"${transaction.nonce}":${JSON.stringify(toValue(transaction))}`
    comma = ','
  }
}

/** Returns the bytes of Java's `BigInteger`: zero is `00`, and a value with a set top bit begins with `00`. */
const toSignedData = (value: bigint): Hex => toHex(signedMinimalBytes(value))
const withoutPrefix = (hex: Hex) => hex.slice(2)
