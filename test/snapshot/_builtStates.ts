import { encodeAccount } from '../../src/state/account.ts'
import { accountKey, codeKey, contractMarkerKey, storageKey } from '../../src/state/keys.ts'
import { buildTrie, type TrieEntry } from '../../src/state/trie/buildTrie.ts'
import { encodeTrie } from '../../src/state/trie/encodeNode.ts'
import { createLeaf, EMPTY_TRIE_HASH, type StoredChild, type TrieNode } from '../../src/state/trie/node.ts'
import { openStore } from '../../src/storage/openStore.ts'
import type { LongValueRow, NodeRow, Store } from '../../src/storage/store.ts'
import { createRandom } from '../_helpers/random.ts'

const HEIGHT = 1

/** A stored state of {@link buildState}, with the root and the entries that an import must have. */
export interface BuiltState {
  readonly store: Store
  readonly base: { readonly root: Uint8Array; readonly height: number }
  /** Number of different nodes. */
  readonly nodes: number
  readonly entries: readonly TrieEntry[]
}

/** Stores the trie of these entries, each node once. */
export async function buildState(entries: readonly TrieEntry[]): Promise<BuiltState> {
  const [nodes, values] = [new Map<string, NodeRow>(), new Map<string, LongValueRow>()]
  const nameOf = ({ hash }: { readonly hash: Uint8Array }) => Buffer.from(hash).toString('latin1')
  const trie = buildTrie(entries)
  const root =
    trie === undefined
      ? EMPTY_TRIE_HASH
      : encodeTrie(trie, {
          height: HEIGHT,
          addNode: (row) => void nodes.set(nameOf(row), row),
          addLongValue: (row) => void values.set(nameOf(row), row),
        })
  const store = await openStore({ kind: 'memory' })
  await store.write((writers) => {
    writers.nodes.insertAll(HEIGHT, [...nodes.values()])
    writers.nodes.insertLongValues([...values.values()])
  })
  return { store, base: { root, height: HEIGHT }, nodes: nodes.size, entries }
}

/** Returns the text form of a trie of so many levels, each of which is one node with its child on both sides, above a leaf. */
export function printDoubledState(
  levels: number,
  pathBits: number,
): Pick<BuiltState, 'base'> & { readonly file: Uint8Array } {
  const lines: string[] = []
  const encode = (node: TrieNode): StoredChild => {
    let size = 0
    const hash = encodeTrie(node, {
      height: HEIGHT,
      addNode(row) {
        lines.push(Buffer.from(row.message).toString('hex'))
        size = row.node.size ?? 0
      },
      addLongValue() {},
    })
    return { hash, height: HEIGHT, size }
  }
  const path = new Uint8Array(pathBits)
  let top = encode(createLeaf(path, new Uint8Array(32).fill(1)))
  for (let level = 0; level < levels; level++)
    top = encode({
      ...createLeaf(new Uint8Array(0), path),
      value: undefined,
      left: top,
      right: { ...top },
      childrenSize: undefined,
    })
  return { base: { root: top.hash, height: HEIGHT }, file: Buffer.from(`${lines.join('\n')}\n`) }
}

/** Returns the address of an account by its number. */
function addressOf(number: number): Uint8Array {
  const address = new Uint8Array(20)
  new DataView(address.buffer).setUint32(16, number)
  return address
}

function wordOf(number: number): Uint8Array {
  const word = new Uint8Array(32)
  new DataView(word.buffer).setUint32(28, number)
  return word
}

/** Yields the entries of accounts with these numbers and the same nonce and balance. */
export function* accounts(from: number, count: number, balance = 0n): Generator<TrieEntry> {
  const value = encodeAccount({ nonce: 0n, balance })
  for (let number = from; number < from + count; number++) yield [accountKey(addressOf(number)), value]
}

export interface Contract {
  readonly code: Uint8Array
  readonly cells: number
  /** Added to the value of each storage slot; default: 0. Contracts with equal ones have equal storage. */
  readonly salt?: number
}

/** Yields the entries of a contract. */
export function* contract(number: number, { code, cells, salt = 0 }: Contract): Generator<TrieEntry> {
  const address = addressOf(number)
  yield* accounts(number, 1, 1n)
  yield [contractMarkerKey(address), Uint8Array.of(1)]
  if (code.length > 0) yield [codeKey(address), code]
  for (let cell = 0; cell < cells; cell++)
    yield [storageKey(address, wordOf(cell)), wordOf(cell + salt + 1).subarray(28)]
}

/** Yields the entries of contracts that are equal but for their addresses. */
export function* clones(from: number, count: number, of: Contract): Generator<TrieEntry> {
  for (let number = from; number < from + count; number++) yield* contract(number, of)
}

/** Returns the entries of a random state: accounts, empty ones, clones, contracts with long code or many slots. */
export function randomEntries(seed: number): readonly TrieEntry[] {
  const below = createRandom(seed)
  const bytes = (length: number) => new Uint8Array(length).fill(below(256)).fill(below(256), length >> 1)
  const entries: TrieEntry[] = []
  let from = 1
  for (let group = 0; group <= below(6); group++) {
    const count = 1 + below(30)
    const of = { code: bytes(below(3) === 0 ? below(30_000) : below(80)), cells: below(40), salt: below(3) }
    switch (below(4)) {
      case 0:
        entries.push(...accounts(from, count))
        break
      case 1:
        entries.push(...accounts(from, count, BigInt(below(2 ** 31))))
        break
      case 2:
        entries.push(...clones(from, count, of))
        break
      default:
        entries.push(...contract(from, { ...of, cells: below(400) }))
    }
    from += count
  }
  return entries
}
