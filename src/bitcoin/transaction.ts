import { Transaction } from 'bitcoinjs-lib/src/transaction'
import { type Bytes, concatBytes, joinBytes } from '../base/bytes.ts'
import { doubleSha256 } from '../crypto/sha256.ts'
import { BitcoinError } from './bitcoinError.ts'
import { ByteReader } from './byteReader.ts'
import { encodeVarInt } from './varInt.ts'

export { Transaction }

const WITNESS_FLAG = 1
const MOST_BYTES = 1_000_000
const MOST_SATOSHIS = 2_100_000_000_000_000n
const NO_OUTPUT = 0xffffffff
/** Maximum length of a coinbase's script in bytes. */
const LEAST_COINBASE_BYTES = 2
const MOST_COINBASE_BYTES = 100
const VERSION_BYTES = 4

/**
 * Consensus: reproduces bitcoinj's lenient parser (BtcTransaction.parse; BIP-144). Do not replace by a library. Decodes
 * the transaction at the start of the bytes and ignores what follows. Throws a {@link BitcoinError}.
 */
export function decodeTransaction(bytes: Bytes): Transaction {
  const reader = new ByteReader(bytes.slice())
  const transaction = new Transaction()
  transaction.version = reader.uint32()
  readInputs(reader, transaction)
  const flags = transaction.ins.length === 0 ? reader.uint8() : 0
  if (flags !== 0) readInputs(reader, transaction)
  if (flags !== 0 || transaction.ins.length > 0) readOutputs(reader, transaction)
  if ((flags & WITNESS_FLAG) !== 0) readWitnesses(reader, transaction)
  if ((flags & ~WITNESS_FLAG) !== 0) throw new BitcoinError('unknown optional data in a transaction')
  transaction.locktime = reader.uint32()
  return transaction
}

function readInputs(reader: ByteReader, { ins }: Transaction): void {
  const count = reader.count()
  for (let i = 0; i < count; i++) {
    const hash = reader.bytes(32)
    const index = reader.uint32()
    const script = reader.varBytes()
    ins.push({ hash, index, script, sequence: reader.uint32(), witness: [] })
  }
}

function readOutputs(reader: ByteReader, { outs }: Transaction): void {
  const count = reader.count()
  for (let i = 0; i < count; i++) {
    const value = reader.int64()
    outs.push({ value, script: reader.varBytes() })
  }
}

function readWitnesses(reader: ByteReader, { ins }: Transaction): void {
  for (const input of ins) {
    const count = reader.count()
    const witness: Bytes[] = []
    for (let i = 0; i < count; i++) witness.push(reader.varBytes())
    input.witness = witness
  }
}

/** Encodes the transaction with its witnesses, if any (BIP-144). */
export function encodeTransaction(transaction: Transaction): Bytes {
  if (!transaction.hasWitnesses()) return encodeWithoutWitness(transaction)
  const plain = encodeWithoutWitness(transaction)
  const witnesses = joinBytes(transaction.ins.map(({ witness }) => encodeWitness(witness)))
  const version = plain.subarray(0, VERSION_BYTES)
  const lockTime = plain.subarray(-4)
  return concatBytes(version, Uint8Array.of(0, WITNESS_FLAG), plain.subarray(VERSION_BYTES, -4), witnesses, lockTime)
}

function encodeWitness(pushes: readonly Bytes[]): Bytes {
  return joinBytes([encodeVarInt(pushes.length), ...pushes.map(encodeVarBytes)])
}

const encodeVarBytes = (bytes: Bytes) => concatBytes(encodeVarInt(bytes.length), bytes)

/** Encodes the transaction without witnesses, whose hash is the id. */
export function encodeWithoutWitness({ version, ins, outs, locktime }: Transaction): Bytes {
  const inputs = ins.map(({ hash, index, script, sequence }) =>
    concatBytes(hash, encodeUint32(index), encodeVarBytes(script), encodeUint32(sequence)),
  )
  return concatBytes(
    encodeUint32(version),
    encodeVarInt(ins.length),
    joinBytes(inputs),
    encodeVarInt(outs.length),
    joinBytes(outs.map(encodeOutput)),
    encodeUint32(locktime),
  )
}

/** Encodes an output: value and script. */
export function encodeOutput({ value, script }: { readonly value: bigint; readonly script: Bytes }): Bytes {
  const amount = new DataView(new ArrayBuffer(8))
  amount.setBigInt64(0, value, true)
  return concatBytes(new Uint8Array(amount.buffer), encodeVarBytes(script))
}

function encodeUint32(value: number): Bytes {
  const bytes = new DataView(new ArrayBuffer(4))
  bytes.setUint32(0, value, true)
  return new Uint8Array(bytes.buffer)
}

/** Returns the id in display order. Witnesses do not change it. */
export function transactionId(transaction: Transaction): Bytes {
  return doubleSha256(encodeWithoutWitness(transaction)).reverse()
}

/** Returns whether the transaction has a single input that spends nothing. */
export function isCoinbase({ ins }: Transaction): boolean {
  return ins.length === 1 && ins.some(spendsNothing)
}

function spendsNothing({ hash, index }: { readonly hash: Bytes; readonly index: number }): boolean {
  return index === NO_OUTPUT && hash.every((byte) => byte === 0)
}

/** Checks a transaction without the ones that it spends (bitcoinj's verify). Throws a {@link BitcoinError}. */
export function verifyTransaction(transaction: Transaction): void {
  const { ins, outs } = transaction
  if (ins.length === 0 || outs.length === 0) throw new BitcoinError('a transaction without inputs or outputs')
  if (encodeTransaction(transaction).length > MOST_BYTES) throw new BitcoinError('a transaction larger than a block')
  const outpoints = new Set(ins.map(({ hash, index }) => `${index} ${hash.join()}`))
  if (outpoints.size < ins.length) throw new BitcoinError('a transaction spends an output twice')
  requireAmounts(outs)
  if (isCoinbase(transaction)) {
    const length = ins[0]?.script.length ?? 0
    if (length < LEAST_COINBASE_BYTES || length > MOST_COINBASE_BYTES) throw new BitcoinError('a coinbase of odd size')
  } else if (ins.some(spendsNothing)) throw new BitcoinError('an input spends nothing')
}

function requireAmounts(outs: Transaction['outs']): void {
  let sum = 0n
  for (const { value } of outs) {
    sum += value
    if (value < 0n || sum > MOST_SATOSHIS) throw new BitcoinError('a transaction pays more than there is')
  }
}

/** Reads the number of inputs of a transaction encoded without witnesses. Throws a {@link BitcoinError}. */
export const countPlainInputs = (bytes: Bytes): number => readVarInt(bytes, VERSION_BYTES)

/** Reads the number of inputs of an encoded transaction, with or without witnesses. Throws a {@link BitcoinError}. */
export function countInputs(bytes: Bytes): number {
  const count = countPlainInputs(bytes)
  if (count !== 0) return count
  // Without the flag the reference node returns -1, which is not 0 either.
  return readVarInt(bytes, VERSION_BYTES + 1) === WITNESS_FLAG ? readVarInt(bytes, VERSION_BYTES + 2) : -1
}

const readVarInt = (bytes: Bytes, offset: number) => Number(new ByteReader(bytes, offset).varInt())
