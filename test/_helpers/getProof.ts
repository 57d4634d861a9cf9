import type { Bytes } from '../../src/base/bytes.ts'
import { getValue } from '../../src/state/unitrie/lookup.ts'
import type { NodePlace, NodeReader } from '../../src/store/store.ts'

/**
 * What proves the value at a key, or that there is none: the stored messages from the root towards the key, then the
 * value itself when it is too long for its message. Embedded nodes are inside their parents' messages. Nothing for the
 * empty trie. Throws `MissingNode`.
 */
export async function getProof(root: NodePlace, key: Bytes, source: NodeReader): Promise<Bytes[]> {
  const proof: Bytes[] = []
  const recorder: NodeReader = {
    async get(place) {
      const row = await source.get(place)
      if (row !== undefined) proof.push(row.message)
      return row
    },
    async getLongValue(hash) {
      const value = await source.getLongValue(hash)
      if (value !== undefined) proof.push(value)
      return value
    },
  }
  await getValue(root, key, recorder)
  return proof
}
