import { ADDRESS_BYTES, type Bytes } from '../../../base/bytes.ts'
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
  return { encoded: toBuffer(encoded), lengths: encoded.map(({ length }) => length) }
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
    addresses: toBuffer(results.flatMap((result) => result?.senders.filter((sender) => sender !== undefined) ?? [])),
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

/** Returns memory of its own, which can be handed over, with the parts one after the other. */
function toBuffer(parts: readonly Bytes[]): ArrayBuffer {
  const buffer = new ArrayBuffer(parts.reduce((sum, { length }) => sum + length, 0))
  const bytes = new Uint8Array(buffer)
  let end = 0
  for (const part of parts) {
    bytes.set(part, end)
    end += part.length
  }
  return buffer
}
