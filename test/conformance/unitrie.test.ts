import { expect, it } from 'vitest'
import { fromHex, toHex } from '../../src/base/hex.ts'
import { keccak256 } from '../../src/crypto/keccak.ts'
import { decodeAccount, encodeAccount } from '../../src/state/account.ts'
import { accountKey, codeKey, contractMarkerKey, storageKey } from '../../src/state/keys.ts'
import { applyChanges } from '../../src/state/trie/applyChanges.ts'
import { packBits } from '../../src/state/trie/bits.ts'
import { decodeNode } from '../../src/state/trie/decodeNode.ts'
import { encodeTrie } from '../../src/state/trie/encodeNode.ts'
import { EMPTY_TRIE } from '../../src/state/trie/node.ts'
import { trieRoot } from '../../src/state/trie/trieRoot.ts'
import type { NodeRow } from '../../src/storage/store.ts'
import { createNodeStore } from '../_helpers/nodeStore.ts'
import { describeVectors } from '../_helpers/vectors.ts'

interface Operation {
  readonly op: 'put' | 'delete' | 'deleteRecursive'
  readonly key: string
  readonly value?: string
}

interface TrieCase {
  readonly name: string
  readonly ops?: readonly Operation[]
  readonly rootHash: string
  readonly rootMessage: string | null
  readonly childrenSize: number
  readonly nodes?: readonly { readonly message: string; readonly hash: string; readonly embeddedInParent: boolean }[]
}

interface UnitrieVectors {
  readonly pathPacking: { readonly cases: readonly { readonly bits: string; readonly packed: string }[] }
  readonly keys: {
    readonly accounts: readonly { address: string; accountKey: string; storageRootKey: string; codeKey: string }[]
    readonly storage: readonly { address: string; slot: string; key: string }[]
  }
  readonly accountState: { readonly cases: readonly { nonce: string; balance: string; flags: number; rlp: string }[] }
  readonly cases: readonly TrieCase[]
  readonly realNodes: { readonly nodes: readonly { readonly message: string; readonly hash: string }[] }
}

describeVectors<UnitrieVectors>('unitrie.json', (vectors) => {
  it('unitrie.json has all its cases', () => {
    expect(vectors.cases).toHaveLength(36)
    expect(vectors.realNodes.nodes).toHaveLength(20)
    expect(vectors.accountState.cases).toHaveLength(13)
  })

  it.each(vectors.pathPacking.cases)('the path $bits is packed to $packed', ({ bits, packed }) => {
    expect(toHex(packBits(Uint8Array.from(bits, Number)))).toBe(packed)
  })

  it.each(vectors.keys.accounts)('the account $address has the expected trie keys', (expected) => {
    const address = fromHex(expected.address)
    expect(toHex(accountKey(address))).toBe(expected.accountKey)
    expect(toHex(contractMarkerKey(address))).toBe(expected.storageRootKey)
    expect(toHex(codeKey(address))).toBe(expected.codeKey)
  })

  it.each(vectors.keys.storage)('the storage slot $slot has the expected trie key', ({ address, slot, key }) => {
    expect(toHex(storageKey(fromHex(address), fromHex(slot)))).toBe(key)
  })

  it.each(vectors.accountState.cases)(
    'the account $rlp is decoded, and encoded to the same bytes if it has no flags',
    ({ nonce, balance, flags, rlp }) => {
      const account = { nonce: BigInt(nonce), balance: BigInt(balance) }
      expect(decodeAccount(fromHex(rlp))).toEqual(account)
      if (flags === 0) expect(toHex(encodeAccount(account))).toBe(rlp)
    },
  )

  it.each(vectors.cases.filter((trie) => trie.ops !== undefined))(
    'changes build the expected trie: $name',
    async (expected) => {
      const store = createNodeStore()
      let root = EMPTY_TRIE
      for (const operation of expected.ops ?? []) {
        const applied = await applyChanges(root, 0, toChanges(operation), store)
        store.addAll(0, applied)
        root = { hash: applied.root, height: 0 }
      }
      expect(toHex(root.hash)).toBe(expected.rootHash)
      if (expected.rootMessage === null) return expect(expected.nodes).toEqual([])
      const kept = await store.get(root)
      expect(kept && toHex(kept.message)).toBe(expected.rootMessage)
      expect(decodeNode(toRow(expected.rootMessage)).childrenSize).toBe(expected.childrenSize)
      for (const node of expected.nodes ?? []) {
        const row = await store.get({ hash: fromHex(node.hash), height: 0 })
        if (!node.embeddedInParent) expect(row && toHex(row.message)).toBe(node.message)
      }
    },
  )

  it('the trie 1000-keys has the same root by trieRoot and by applyChanges', async () => {
    const expected = vectors.cases.find((trie) => trie.name === '1000-keys')
    const entries = Array.from({ length: 1000 }, (_, i) => thousandKeysEntry(i))
    expect(toHex(trieRoot(entries))).toBe(expected?.rootHash)
    const writes = entries.map(([key, value]) => ({ key, value }))
    const applied = await applyChanges(EMPTY_TRIE, 0, { deletedAccounts: [], writes }, createNodeStore())
    expect(toHex(applied.root)).toBe(expected?.rootHash)
  })

  it.each(vectors.realNodes.nodes)(
    'the real node $hash is decoded and encoded to the same bytes',
    ({ message, hash }) => {
      const messages: string[] = []
      const addNode = (row: NodeRow) => messages.push(toHex(row.message))
      expect(toHex(encodeTrie(decodeNode(toRow(message)), { height: 0, addNode, addLongValue() {} }))).toBe(hash)
      expect(messages).toEqual([message])
    },
  )
})

function toRow(message: string) {
  return { message: fromHex(message), leftHeight: 0, rightHeight: 0 }
}

function toChanges({ op, key, value }: Operation) {
  if (op === 'deleteRecursive') return { deletedAccounts: [fromHex(key)], writes: [] }
  const written = op === 'put' && value !== undefined ? fromHex(value) : undefined
  return { deletedAccounts: [], writes: [{ key: fromHex(key), value: written }] }
}

function thousandKeysEntry(i: number): readonly [Uint8Array, Uint8Array] {
  const index = new Uint8Array(4)
  new DataView(index.buffer).setUint32(0, i)
  const length = i % 7 === 0 ? 33 + (i % 60) : 1 + (i % 32)
  return [keccak256(index), Uint8Array.from({ length }, (_, j) => (j + 1) % 256)]
}
