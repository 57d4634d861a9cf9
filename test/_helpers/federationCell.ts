import { type Bytes, concatBytes } from '../../src/base/bytes.ts'
import { encodeRlp } from '../../src/base/encodeRlp.ts'
import { toHex } from '../../src/base/hex.ts'
import { minimalBytes } from '../../src/base/integer.ts'
import { keccak256 } from '../../src/crypto/keccak.ts'
import { publicKeyOf } from './pegScene.ts'

/** What the cell for a federation's format says. */
export const versionCell = (version: number) => encodeRlp(minimalBytes(version))

/**
 * [milliseconds, block, [member, ...]] with all three keys of each member; the Rootstock key is the Bitcoin key
 * backwards.
 */
export function federationCell(keys: readonly Bytes[], createdIn: number, createdAt = 1_700_000_000_000): Bytes {
  const members = keys.map((key) => encodeRlp([key, key.toReversed(), key]))
  return encodeRlp([minimalBytes(createdAt), minimalBytes(createdIn), members])
}

/** As {@link federationCell}, of members with one key for everything. */
export function plainFederationCell(keys: readonly Bytes[], createdIn: number): Bytes {
  const members = keys.map((key) => encodeRlp([key, key, key]))
  return encodeRlp([minimalBytes(1), minimalBytes(createdIn), members])
}

/** Outputs with this script, each the first of its transaction; ids in the order that people read. */
export function utxosCell(script: Bytes, outputs: readonly { readonly id: Bytes; readonly satoshis: bigint }[]): Bytes {
  return encodeRlp(
    outputs.map(({ id, satoshis }) => {
      const head = new DataView(new ArrayBuffer(12))
      head.setBigUint64(0, satoshis, true)
      head.setUint32(8, script.length, true)
      return concatBytes(new Uint8Array(head.buffer), script, id, new Uint8Array(9))
    }),
  )
}

/** The keys whose secrets are hashes of these words, in the order of their bytes. */
export function keysOfSeeds(seeds: readonly string[]): readonly Bytes[] {
  const keys = seeds.map((seed) => publicKeyOf(keccak256(new TextEncoder().encode(seed))))
  return keys.sort((a, b) => toHex(a).localeCompare(toHex(b)))
}

/** The members of the reference's own federations, by its seeds. */
export const referenceKeys = (count: number) =>
  keysOfSeeds(Array.from({ length: count }, (_, i) => `member${`${i + 1}`.padStart(2, '0')}`))
