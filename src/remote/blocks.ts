import { ADDRESS_BYTES, type Bytes, EMPTY_BYTES, equalBytes, HASH_BYTES } from '../base/bytes.ts'
import { encodeListOf, encodeRlp } from '../base/encodeRlp.ts'
import { toHex } from '../base/hex.ts'
import { minimalBytes, signedMinimalBytes } from '../base/integer.ts'
import { RlpError } from '../base/rlp.ts'
import type { Network } from '../chainspec/network.ts'
import { keccak256 } from '../crypto/keccak.ts'
import { type Block, createBlock } from '../primitives/block.ts'
import type { Header } from '../primitives/header.ts'
import { encodeHeader } from '../primitives/headerEncoding.ts'
import { createRemascTransaction, decodeTransaction, type Transaction } from '../primitives/transaction.ts'
import { transactionsRoot } from '../state/roots.ts'
import { WrongAnswer } from './errors.ts'
import { type Fields, readFields } from './fields.ts'
import { MAX_UNCLES, nameOf, type RemoteHeader, toHeader } from './headers.ts'
import type { JsonValue } from './json.ts'

/** A block whose uncles are missing yet. */
export interface RemoteBody extends RemoteHeader {
  readonly transactions: readonly Transaction[]
  readonly uncleHashes: readonly Bytes[]
  /** Sum of the difficulties up to this block as the node reports it. No hash covers it. */
  readonly totalDifficulty: bigint
}

/** Maximum number of transactions of a block, as in its decoder. */
const MAX_TRANSACTIONS = 5000
/** Maximum length of a transaction's data: a byte costs at least 4 gas, and a block has at most 10 million. */
const MAX_INPUT_BYTES = 4 * 1024 * 1024
const MAX_V = 255
const ZERO_BYTE = Uint8Array.of(0)

/**
 * Rebuilds a block without its uncles from the JSON of `eth_getBlockByNumber` or `eth_getBlockByHash` with whole
 * transactions. Checks the hash, the proof of work, each transaction's hash and the transactions root. Some nodes do not
 * show REMASC's transaction, which is then added. Throws `WrongAnswer`.
 */
export function toBody(json: JsonValue, network: Network): RemoteBody {
  const rebuilt = toHeader(json, network)
  const fields = readFields(json, nameOf(json, 'block'))
  const transactions = readTransactions(fields, rebuilt)
  return {
    ...rebuilt,
    transactions,
    uncleHashes: fields
      .list('uncles', MAX_UNCLES)
      .map((hash) => readFields({ hash }, fields.what).exactly('hash', HASH_BYTES)),
    totalDifficulty: fields.quantity('totalDifficulty'),
  }
}

function readTransactions(fields: Fields, { header, rules }: RemoteHeader): readonly Transaction[] {
  const shown = fields
    .list('transactions', MAX_TRANSACTIONS)
    .map((item, index) => toTransaction(item, `transaction ${index} of ${fields.what}`))
  const isComplete = (list: readonly Transaction[]) =>
    equalBytes(transactionsRoot(list, rules), header.transactionsRoot)
  if (isComplete(shown)) return shown
  const withRemasc = header.number > 0 ? [...shown, createRemascTransaction(header.number)] : shown
  if (isComplete(withRemasc)) return withRemasc
  throw fields.wrong('transactionsRoot', 'is not that of the transactions')
}

/** Completes a block with its uncles, and checks that they are those of its header. Throws `WrongAnswer`. */
export function toBlock(body: RemoteBody, uncles: readonly Header[]): Block {
  const { header, hash, transactions, rules } = body
  if (!equalBytes(keccak256(encodeListOf(uncles.map(encodeHeader))), header.unclesHash)) {
    throw new WrongAnswer(`block ${header.number} (${toHex(hash)})`, 'sha3Uncles', 'is not that of the uncles')
  }
  return createBlock(header, transactions, uncles, rules)
}

/** Rebuilds a transaction from its JSON, and checks its hash. Throws `WrongAnswer`. */
export function toTransaction(json: JsonValue, what = 'transaction'): Transaction {
  const fields = readFields(json, what)
  const hash = fields.exactly('hash', HASH_BYTES)
  for (const encoded of encodingsOf(fields)) {
    const transaction = decodeOrRefuse(encoded, fields)
    if (equalBytes(transaction.hash, hash)) return transaction
  }
  throw fields.wrong('hash', 'is not that of the other members')
}

function decodeOrRefuse(encoded: Bytes, fields: Fields): Transaction {
  try {
    return decodeTransaction(encoded)
  } catch (error) {
    if (error instanceof RlpError) throw fields.wrong('hash', `is of a transaction that is malformed: ${error.message}`)
    throw error
  }
}

/** Yields the encodings that have the same JSON, the most frequent first. It hides how some numbers are spelled. */
function* encodingsOf(fields: Fields): Generator<Bytes> {
  const to = fields.isAbsent('to') ? EMPTY_BYTES : fields.exactly('to', ADDRESS_BYTES)
  const value = minimalBytes(fields.quantity('value'))
  const data = fields.data('input', MAX_INPUT_BYTES)
  const v = minimalBytes(readV(fields))
  const [r, s] = [fields.quantityOrZero('r'), fields.quantityOrZero('s')].map(minimalBytes)
  for (const gasPrice of pricesOf(fields.quantity('gasPrice'))) {
    for (const nonce of spellingsOf(fields.quantity('nonce'))) {
      for (const gasLimit of gasLimitsOf(fields.quantity('gas'))) {
        yield encodeRlp([nonce, gasPrice, gasLimit, to, value, data, v, r ?? EMPTY_BYTES, s ?? EMPTY_BYTES])
      }
    }
  }
}

function readV(fields: Fields): number {
  return fields.isAbsent('v') ? 0 : fields.number('v', MAX_V)
}

/** Returns the spellings of a gas price: a zero is usually a byte. */
const pricesOf = (price: bigint): Bytes[] => (price === 0n ? [ZERO_BYTE, EMPTY_BYTES] : [minimalBytes(price)])

/** Returns the spellings of a gas limit: the zero of REMASC's transaction is a byte. */
const gasLimitsOf = (gas: bigint): Bytes[] => (gas === 0n ? [ZERO_BYTE, EMPTY_BYTES] : spellingsOf(gas))

/** Returns the shortest form, and two's complement if it differs. */
function spellingsOf(value: bigint): Bytes[] {
  const [shortest, signed] = [minimalBytes(value), signedMinimalBytes(value)]
  return value === 0n || equalBytes(shortest, signed) ? [shortest] : [shortest, signed]
}
