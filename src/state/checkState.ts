import { equalBytes } from '../base/bytes.ts'
import { toHex } from '../base/hex.ts'
import { keccak256 } from '../crypto/keccak.ts'
import type { NodePlace, StoreReaders } from '../storage/store.ts'
import { type Bits, joinBits, packBits } from './trie/bits.ts'
import { decodeNode, MalformedNode } from './trie/decodeNode.ts'
import { EMPTY_TRIE_HASH, isStored, type TrieNode, type TrieValue } from './trie/node.ts'

type Readers = Pick<StoreReaders, 'nodes' | 'state'>

/** A part of the state does not match its root. */
class StateFault extends Error {}

/**
 * Reads the whole state after the block at a height: each trie node from the root down, by its hash, and each value,
 * which the flat state must have as well. Returns the first fault, or undefined. One path is in memory at a time.
 */
export async function findStateFault(
  readers: Readers,
  root: NodePlace,
  onValue: () => void = () => undefined,
): Promise<string | undefined> {
  const check = async (at: Bits, node: TrieNode): Promise<void> => {
    if (node.value !== undefined) {
      await checkValue(readers, packBits(at), root.height, node.value)
      onValue()
    }
    for (const [bit, side] of (['left', 'right'] as const).entries()) {
      const child = node[side]
      if (child === undefined) continue
      const next = isStored(child) ? await readNode(readers, child) : child
      await check(joinBits(at, bit, next.path), next)
    }
  }
  try {
    if (equalBytes(root.hash, EMPTY_TRIE_HASH)) return undefined
    const top = await readNode(readers, root)
    await check(top.path, top)
    return undefined
  } catch (error) {
    if (error instanceof StateFault || error instanceof MalformedNode) return error.message
    throw error
  }
}

async function readNode({ nodes }: Readers, place: NodePlace): Promise<TrieNode> {
  const row = await nodes.get(place)
  if (row === undefined) throw new StateFault(`the node ${toHex(place.hash)} of the state's trie is missing`)
  return decodeNode(row)
}

async function checkValue(
  { nodes, state }: Readers,
  key: Uint8Array,
  height: number,
  inTrie: TrieValue,
): Promise<void> {
  const { value: flat } = await state.getAt(key, height)
  const isInTrie = inTrie instanceof Uint8Array
  const value = isInTrie ? inTrie : await nodes.getLongValue(inTrie.hash)
  const isRight = value !== undefined && (isInTrie || equalBytes(keccak256(value), inTrie.hash))
  if (!isRight) throw new StateFault(`the value of ${toHex(key)} is missing or another one`)
  if (flat === undefined || !equalBytes(flat, value)) {
    throw new StateFault(`the value of ${toHex(key)} differs between the flat state and the trie`)
  }
}
