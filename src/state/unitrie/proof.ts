import { type Bytes, equalBytes } from '../../base/bytes.ts'
import { toBits } from './bits.ts'
import { findNode } from './lookup.ts'
import { EMPTY_TRIE_HASH, type TrieNode } from './node.ts'
import { createLoader, loadRoot, loadValue, type NodeSource } from './source.ts'

/**
 * What proves the value at a key, or that there is none: the stored messages from the root towards the key, then the
 * value itself when it is too long for its message. Embedded nodes are inside their parents' messages. Nothing for the
 * empty trie. Throws `MissingNode`.
 */
export async function getProof(root: Bytes, key: Bytes, source: NodeSource): Promise<Bytes[]> {
  const proof: Bytes[] = []
  if (equalBytes(root, EMPTY_TRIE_HASH)) return proof
  const recorder: NodeSource = {
    async get(hash) {
      const bytes = await source.get(hash)
      if (bytes !== undefined) proof.push(bytes)
      return bytes
    },
  }
  const load = createLoader(recorder, new Map<string, TrieNode>())
  const node = await findNode(await loadRoot(root, load), toBits(key), load)
  if (node?.value !== undefined) await loadValue(node.value, recorder)
  return proof
}
