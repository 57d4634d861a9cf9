import { type Bytes, EMPTY_BYTES, equalBytes, stripLeadingZeros } from '../base/bytes.ts'
import { encodeRlp } from '../base/encodeRlp.ts'
import { fromHex } from '../base/hex.ts'
import { bytesToBigint, minimalBytes } from '../base/integer.ts'
import { decodeRlp, RlpError, type RlpItem, requireList, requireString } from '../base/rlp.ts'
import { keccak256 } from '../crypto/keccak.ts'
import { CURVE_ORDER, recoverAddress, sign } from '../crypto/secp256k1.ts'
import { refusalOfType, typeOf } from './transactionTypes.ts'

/** The contents of a transaction without its signature. */
export interface TransactionFields {
  readonly nonce: bigint
  readonly gasPrice: bigint
  readonly gasLimit: bigint
  /** 20 bytes; absent for a contract creation. */
  readonly to?: Bytes
  readonly value: bigint
  readonly data: Bytes
}

/** The signature of a transaction. */
export interface TransactionSignature {
  /** The byte `v`; without a signature the chain id, or 0. */
  readonly v: number
  /** Without leading zeros; empty when there is no signature. */
  readonly r: Bytes
  readonly s: Bytes
}

/** A legacy transaction, Rootstock's only type. `encoded` is hashed and stored. */
export interface Transaction extends TransactionFields, TransactionSignature {
  /** Bytes as received, because they are part of the hash. The pool refuses long nonces and leading zeros. */
  readonly nonceBytes: Bytes
  /** The RLP list of nine items that the hash covers. */
  readonly encoded: Bytes
  readonly hash: Bytes
}

/** The six items that are signed, in the forms that are hashed and in the order of the encoding. */
type SignedItems = readonly [nonce: Bytes, gasPrice: Bytes, gasLimit: Bytes, to: Bytes, value: Bytes, data: Bytes]

const UNSIGNED: TransactionSignature = { v: 0, r: EMPTY_BYTES, s: EMPTY_BYTES }
const ZERO_BYTE = Uint8Array.of(0)
/** The contract that collects fees and pays miners, the federation and RSK Labs. */
export const REMASC_ADDRESS = fromHex('0x0000000000000000000000000000000001000008')
const MAX_V = 255
/**
 * Maximum number of items that are decoded: the list, its nine items and a few more, so that the error can name the
 * number.
 */
const MAX_ITEMS = 64

/**
 * Decodes an external transaction. Like the reference node, it hashes its own encoding of the decoded values, not the
 * received bytes (protocol/transactions#encoding): nonce, gas limit and a zero gas price keep their bytes, other
 * numbers become minimal. Throws an {@link RlpError} with the reason.
 */
export function decodeTransaction(bytes: Bytes): Transaction {
  const type = typeOf(bytes)
  if (type > 0) throw new RlpError(refusalOfType(type))
  const list = requireList(decodeRlp(bytes, MAX_ITEMS), 'transaction')
  if (list.length !== 9) throw new RlpError(`transaction should have 9 items, but has ${list.length}`)
  const [nonce, gasPrice, gasLimit, to, value, data, v, r, s] = list
  const receiver = requireString(to, 'transaction to')
  if (receiver.length !== 0 && receiver.length !== 20) {
    throw new RlpError(`transaction to should have 20 bytes, but has ${receiver.length}`)
  }
  return assemble(
    [
      readNonce(requireString(nonce, 'transaction nonce')),
      readGasPrice(requireString(gasPrice, 'transaction gas price')),
      requireString(gasLimit, 'transaction gas limit'),
      receiver,
      stripLeadingZeros(requireString(value, 'transaction value')),
      requireString(data, 'transaction data'),
    ],
    readSignature(v, r, s),
  )
}

function readNonce(bytes: Bytes): Bytes {
  return equalBytes(bytes, ZERO_BYTE) ? EMPTY_BYTES : bytes
}

/** Zero as no bytes and zero as zero bytes have different hashes. */
function readGasPrice(bytes: Bytes): Bytes {
  const stripped = stripLeadingZeros(bytes)
  return stripped.length === 0 && bytes.length > 0 ? ZERO_BYTE : stripped
}

function readSignature(...items: readonly (RlpItem | undefined)[]): TransactionSignature {
  const [vBytes, r, s] = items.map((item, index) => requireString(item, `transaction ${'vrs'.charAt(index)}`))
  if (vBytes === undefined || r === undefined || s === undefined || vBytes.length === 0) return UNSIGNED
  if (vBytes.length > 1) throw new RlpError(`transaction v should be one byte, but has ${vBytes.length}`)
  const v = vBytes[0] ?? 0
  if (r.length === 0 && s.length === 0) return { ...UNSIGNED, v }
  if (v !== 27 && v !== 28 && v < 34) throw new RlpError(`transaction v should be 27, 28 or at least 35, but is ${v}`)
  return { v: encodeV(chainIdOfV(v), recoveryIdOfV(v)), r: stripLeadingZeros(r), s: stripLeadingZeros(s) }
}

/**
 * Builds a transaction. Without a signature it can be hashed for signing, but not sent. A zero gas price is encoded as
 * `00`.
 */
export function createTransaction(fields: TransactionFields, signature: TransactionSignature = UNSIGNED): Transaction {
  return assemble(itemsOf(fields), signature)
}

function itemsOf({ nonce, gasPrice, gasLimit, to, value, data }: TransactionFields): SignedItems {
  return [
    minimalBytes(nonce),
    gasPrice === 0n ? ZERO_BYTE : minimalBytes(gasPrice),
    minimalBytes(gasLimit),
    to ?? EMPTY_BYTES,
    minimalBytes(value),
    data,
  ]
}

/** Builds and signs a transaction; throws a `RangeError` for chain ids above 109, which do not fit the byte `v`. */
export function signTransaction(fields: TransactionFields, chainId: number, privateKey: Bytes): Transaction {
  if (encodeV(chainId, 1) > MAX_V) throw new RangeError(`chain id ${chainId} does not fit a transaction`)
  const items = itemsOf(fields)
  const { r, s, recoveryId } = sign(hashToSign(items, chainId), privateKey)
  const v = encodeV(chainId, recoveryId)
  return assemble(items, { v, r: stripLeadingZeros(r), s: stripLeadingZeros(s) })
}

/**
 * Creates REMASC's transaction, the last one of block `blockNumber`: no signature, no value, no gas
 * (protocol/transactions#remasc-transaction).
 */
export function createRemascTransaction(blockNumber: number): Transaction {
  const nonce = minimalBytes(blockNumber - 1)
  return assemble([nonce, ZERO_BYTE, ZERO_BYTE, REMASC_ADDRESS, EMPTY_BYTES, EMPTY_BYTES], UNSIGNED)
}

/**
 * Returns whether the transaction has the form of {@link createRemascTransaction}. The caller checks that it is the
 * last one.
 */
export function isRemascTransaction(transaction: Transaction): boolean {
  const { to, data, r, s, v, value, gasLimit, gasPrice } = transaction
  const asksNothing = data.length === 0 && value === 0n && gasLimit === 0n && gasPrice === 0n
  return (
    to !== undefined && equalBytes(to, REMASC_ADDRESS) && asksNothing && v === 0 && r.length === 0 && s.length === 0
  )
}

function assemble(items: SignedItems, signature: TransactionSignature): Transaction {
  const [nonce, gasPrice, gasLimit, to, value, data] = items
  const encoded = encodeRlp([...items, minimalBytes(signature.v), signature.r, signature.s])
  return {
    nonce: bytesToBigint(nonce),
    nonceBytes: nonce,
    gasPrice: bytesToBigint(gasPrice),
    gasLimit: bytesToBigint(gasLimit),
    ...(to.length === 0 ? {} : { to }),
    value: bytesToBigint(value),
    data,
    ...signature,
    encoded,
    hash: keccak256(encoded),
  }
}

/** Returns the chain id of the signature; 0 if it is valid on any chain (before EIP-155). */
export function chainIdOf(transaction: TransactionSignature): number {
  const isSigned = transaction.r.length > 0 || transaction.s.length > 0
  return isSigned ? chainIdOfV(transaction.v) : transaction.v
}

function chainIdOfV(v: number): number {
  return v === 27 || v === 28 ? 0 : Math.trunc((v - 35) / 2)
}

function recoveryIdOfV(v: number): number {
  return v % 2 === 0 ? 1 : 0
}

/** Returns the byte `v` of a signature for this chain id, or for any chain (0). */
export function encodeV(chainId: number, recoveryId: number): number {
  return (chainId === 0 ? 27 : 35 + 2 * chainId) + recoveryId
}

/** Returns the hash that is signed: of the six items, with the chain id unless it is 0 (EIP-155). */
export function signingHash(transaction: Transaction, chainId: number): Bytes {
  return hashToSign(requireList(decodeRlp(transaction.encoded), 'transaction').slice(0, 6), chainId)
}

function hashToSign(items: readonly RlpItem[], chainId: number): Bytes {
  const suffix = chainId === 0 ? [] : [minimalBytes(chainId), EMPTY_BYTES, EMPTY_BYTES]
  return keccak256(encodeRlp([...items, ...suffix]))
}

/**
 * Recovers the 20-byte address that signed the transaction; undefined without a signature, for another chain than
 * `expectedChainId`, or if `s` is not below half of the group's order (protocol/transactions#signature).
 */
export function recoverSender(transaction: Transaction, expectedChainId: number): Bytes | undefined {
  const { r, s, v } = transaction
  const chainId = chainIdOf(transaction)
  if (r.length === 0 || s.length === 0 || (chainId !== 0 && chainId !== expectedChainId)) return undefined
  if (bytesToBigint(r) >= CURVE_ORDER || bytesToBigint(s) >= CURVE_ORDER / 2n) return undefined
  return recoverAddress(signingHash(transaction, chainId), { r, s, recoveryId: recoveryIdOfV(v) })
}

/** Returns the address of the contract that a transaction with this sender and nonce creates. */
export function contractAddress(sender: Bytes, nonce: bigint): Bytes {
  return keccak256(encodeRlp([sender, minimalBytes(nonce)])).subarray(12)
}
