import { keccak256 } from '../../src/crypto/keccak.ts'
import { encodeTrie } from '../../src/state/trie/encodeNode.ts'
import { createLeaf, type StoredChild, type TrieNode } from '../../src/state/trie/node.ts'

/** Bits of a key: those of a contract's storage cell of 41 bytes. */
const KEY_BITS = 328
const PIECE_BYTES = 2 ** 20
const HEX = Buffer.from('0123456789abcdef')

/**
 * Yields the text form of a state of about `2 * leaves` nodes without holding it: a complete trie over `leaves` (a power of two) keys
 * of the same length, each with a value of 32 bytes. Returns its root.
 */
export function* printSyntheticState(leaves: number): Generator<Uint8Array, Uint8Array> {
  const levels = Math.log2(leaves)
  const pieces: Uint8Array[] = []
  let bytes = 0
  let written = 0

  const addLine = (message: Uint8Array) => {
    const line = new Uint8Array(message.length * 2 + 1)
    message.forEach((byte, index) => {
      line[2 * index] = HEX[byte >> 4] ?? 0
      line[2 * index + 1] = HEX[byte & 15] ?? 0
    })
    line[line.length - 1] = 0x0a
    pieces.push(line)
    bytes += line.length
  }

  function* build(level: number): Generator<Uint8Array, StoredChild> {
    const node: TrieNode = level === levels ? createSyntheticLeaf(written++, KEY_BITS - levels) : yield* branch(level)
    let size: number | undefined
    const hash = encodeTrie(node, {
      height: 1,
      addNode(added) {
        addLine(added.message)
        size = added.node.size
      },
      addLongValue() {},
    })
    if (bytes > PIECE_BYTES) {
      bytes = 0
      yield Buffer.concat(pieces.splice(0))
    }
    return { hash, height: 1, size }
  }

  function* branch(level: number): Generator<Uint8Array, TrieNode> {
    const left = yield* build(level + 1)
    const right = yield* build(level + 1)
    return { path: new Uint8Array(0), value: undefined, left, right, childrenSize: undefined, size: undefined }
  }

  const root = yield* build(0)
  yield Buffer.concat(pieces)
  return root.hash
}

function createSyntheticLeaf(index: number, pathBits: number): TrieNode {
  const seed = keccak256(Uint8Array.of(index & 0xff, (index >> 8) & 0xff, (index >> 16) & 0xff, index >> 24))
  return createLeaf(
    Uint8Array.from({ length: pathBits }, (_, bit) => ((seed[(bit >> 3) % 32] ?? 0) >> (bit & 7)) & 1),
    seed,
  )
}
