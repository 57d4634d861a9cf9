import { type Bytes, equalBytes } from '../../base/bytes.ts'
import { firstIndex } from '../../base/firstIndex.ts'
import { pacedReads } from '../../concurrency/pacedReads.ts'
import { keccak256 } from '../../crypto/keccak.ts'
import { readChain } from '../deltaChain.ts'
import type { NodePlace, NodeRow, NodeWriter, StoredNodeReader } from '../store.ts'
import type { MemoryLongValues } from './longValues.ts'
import { type MemoryRecord, type Records, requireField, requireNumber } from './records.ts'

/** The nodes of a height, by the first bytes of their hashes. Two lists of numbers, because there are millions of nodes. */
interface NodesOfHeight {
  /** In ascending order. */
  readonly tags: readonly number[]
  /** Position of the record of each tag. */
  readonly positions: readonly number[]
}

type Entry = readonly [tag: number, position: number]

const NONE: NodesOfHeight = { tags: [], positions: [] }

function tagOf(hash: Bytes): number {
  return ((hash[0] ?? 0) << 24) | ((hash[1] ?? 0) << 16) | ((hash[2] ?? 0) << 8) | (hash[3] ?? 0)
}

/** Creates the table of trie nodes, which reads long values of `longValues`. */
export function createMemoryNodes(records: Records, longValues: MemoryLongValues): StoredNodeReader & NodeWriter {
  const heights = new Map<number, NodesOfHeight>()

  /** Returns the first record of this tag whose message is accepted. */
  const find = ({ tags, positions }: NodesOfHeight, tag: number, accepts: (message: Bytes) => boolean) => {
    for (let index = firstIndex(tags.length, (at) => (tags[at] ?? 0) >= tag); tags[index] === tag; index++) {
      const record = records.get(positions[index] ?? 0)
      if (accepts(messageOf(record))) return record
    }
    return undefined
  }

  const getNow = ({ hash, height }: NodePlace): NodeRow | undefined => {
    const found = find(heights.get(height) ?? NONE, tagOf(hash), (message) => equalBytes(keccak256(message), hash))
    if (found === undefined) return undefined
    return toNode(found, hash)
  }

  return {
    get: async (place) => pacedReads(() => getNow(place)),
    async getAllAt(height, limit) {
      const { positions } = heights.get(height) ?? NONE
      if (positions.length > limit) return undefined
      return positions.map((position) => {
        const record = records.get(position)
        return toNode(record, keccak256(messageOf(record)))
      })
    },
    getLongValue: async (hash) => readChain(longValues.getChain(hash)),
    getDeltaChain: async (hash) => longValues.getChain(hash),
    insertAll(height, nodes) {
      const before = heights.get(height) ?? NONE
      const added: Entry[] = []
      for (const { hash, message, leftHeight, rightHeight } of nodes) {
        const tag = tagOf(hash)
        if (find(before, tag, (other) => equalBytes(other, message)) !== undefined) continue
        added.push([tag, records.add([leftHeight, rightHeight], [message])])
      }
      heights.set(height, merge(before, added))
    },
    insertLongValues: longValues.insertAll,
  }
}

/** Returns the nodes of a height with others, in linear time: the genesis block may have a hundred thousand. */
function merge({ tags, positions }: NodesOfHeight, added: Entry[]): NodesOfHeight {
  const merged: { tags: number[]; positions: number[] } = { tags: [], positions: [] }
  const push = (tag: number, position: number) => {
    merged.tags.push(tag)
    merged.positions.push(position)
  }
  let next = 0
  for (const [tag, position] of added.sort(([a], [b]) => a - b)) {
    for (; (tags[next] ?? Number.POSITIVE_INFINITY) <= tag; next++) push(tags[next] ?? 0, positions[next] ?? 0)
    push(tag, position)
  }
  for (; next < tags.length; next++) push(tags[next] ?? 0, positions[next] ?? 0)
  return merged
}

function toNode(record: MemoryRecord, hash: Bytes): NodeRow {
  const [leftHeight, rightHeight] = [requireNumber(record, 0), requireNumber(record, 1)]
  return { hash, message: messageOf(record), leftHeight, rightHeight }
}

const messageOf = (record: MemoryRecord): Bytes => requireField(record, 0)
