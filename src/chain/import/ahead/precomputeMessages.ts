import { ADDRESS_BYTES, type Bytes, joinBytes } from '../../../base/bytes.ts'
import type { Precomputed } from './precompute.ts'

/** Encoded blocks, one after the other in memory that is handed over. */
export interface AskedBlocks {
  readonly encoded: ArrayBuffer
  readonly lengths: readonly number[]
}

/** The results for these blocks, in their order. */
export interface PackedResults {
  readonly workFlaws: readonly (string | undefined)[]
  /** The addresses of all valid senders, one after the other in memory that is handed over. */
  readonly addresses: ArrayBuffer
  /** For each block and transaction, whether it has a sender; undefined for what is no block. */
  readonly areValid: readonly (readonly boolean[] | undefined)[]
}

/** The results, or the failure to compute them. */
export type PrecomputedMessage = PackedResults | { readonly failure: string }

export function packBlocks(encoded: readonly Bytes[]): AskedBlocks {
  return { encoded: joinBytes(encoded).buffer, lengths: encoded.map(({ length }) => length) }
}

export function unpackBlocks({ encoded, lengths }: AskedBlocks): Bytes[] {
  let end = 0
  return lengths.map((length) => {
    end += length
    return new Uint8Array(encoded, end - length, length)
  })
}

export function packResults(results: readonly (Precomputed | undefined)[]): PackedResults {
  return {
    workFlaws: results.map((result) => result?.workFlaw),
    addresses: joinBytes(results.flatMap((result) => result?.senders.filter((sender) => sender !== undefined) ?? []))
      .buffer,
    areValid: results.map((result) => result?.senders.map((sender) => sender !== undefined)),
  }
}

/** Returns the results of a message; undefined for what is no block. Throws if the message is a failure. */
export function unpackResults(message: PrecomputedMessage): (Precomputed | undefined)[] {
  if ('failure' in message) throw new Error(message.failure)
  const { workFlaws, addresses, areValid } = message
  let end = 0
  const takeAddress = () => {
    end += ADDRESS_BYTES
    return new Uint8Array(addresses, end - ADDRESS_BYTES, ADDRESS_BYTES)
  }
  return areValid.map((valid, index) => {
    if (valid === undefined) return undefined
    return { workFlaw: workFlaws[index], senders: valid.map((isValid) => (isValid ? takeAddress() : undefined)) }
  })
}
