import type * as S from '../../generated/schemas.ts'
import type { Bytes } from '../base/bytes.ts'
import { type Hex, toHex } from '../base/hex.ts'
import { toWord } from '../base/integer.ts'
import { InvalidBitcoinBlock } from '../chain/api/errors.ts'
import type { SubmittedBlock, Work, WorkWithNotify } from '../chain/api/externalMining.ts'
import { parseData } from './bytes.ts'
import { toQuantity } from './quantity.ts'

const NO_SEED = toHex(new Uint8Array(32))

/** Returns the result of `eth_getWork`: the hash, no seed, the target. */
export function toWireWork({ hashForMergedMining, target }: Work): Hex[] {
  return [toHex(hashForMergedMining), NO_SEED, toHex(toWord(target))]
}

/** Returns the result of `mnr_getWork` (protocol/mining#work). */
export function toWireMergedMiningWork(work: WorkWithNotify): S.MergedMiningWork {
  return {
    blockHashForMergedMining: toHex(work.hashForMergedMining),
    target: toHex(toWord(work.target)),
    feesPaidToMiner: work.feesPaidToMiner.toString(),
    notify: work.notify,
    parentBlockHash: toHex(work.parentHash),
  }
}

/**
 * Returns the result of a submission; its word is printed as the hexadecimal digits of its ASCII
 * (protocol/mining#work).
 */
export function toWireSubmittedBlock({ result, hash, number }: SubmittedBlock): S.SubmittedBlock {
  return {
    blockImportedResult: toHex(new TextEncoder().encode(result)),
    blockHash: toHex(hash),
    blockIncludedHeight: toQuantity(number),
  }
}

const HASH_DIGITS = 64

/** Parses hashes of 32 bytes with white space between them; throws `InvalidBitcoinBlock` if one has another length. */
export function parseHashList(text: string): Bytes[] {
  const trimmed = text.trim()
  if (trimmed === '') return []
  const hashes = trimmed.split(/\s+/).map((word) => (word.startsWith('0x') ? word.slice(2) : word))
  const isWrong = (digits: string) => digits.length !== HASH_DIGITS || digits.includes('x')
  const wrong = hashes.findIndex(isWrong)
  if (wrong >= 0) throw new InvalidBitcoinBlock(`its hash ${wrong} should have ${HASH_DIGITS} hexadecimal digits`)
  const joined = parseData(hashes.join('')) // in one call, because there may be thousands
  return hashes.map((_, i) => joined.subarray(i * 32, (i + 1) * 32))
}

/** Parses a count in hexadecimal digits, with or without `0x`. */
export function parseHexCount(text: string): number {
  return Number.parseInt(text, 16)
}
