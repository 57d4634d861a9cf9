import { expect, it } from 'vitest'
import { fromHex, toHex } from '../../src/base/hex.ts'
import { keccak256 } from '../../src/crypto/keccak.ts'
import { buildTrie, type TrieEntry } from '../../src/state/trie/buildTrie.ts'
import { encodeOrchidNode, orchidRoot } from '../../src/state/trie/orchid.ts'
import { describeVectors } from '../_helpers/vectors.ts'

interface OrchidCase {
  readonly name: string
  readonly secure: boolean
  readonly entries: readonly { readonly rawKey: string; readonly value: string }[]
  readonly message: string
  readonly hash: string
}

interface OrchidVectors {
  readonly cases: readonly OrchidCase[]
  readonly mainnetGenesis: { readonly key: string; readonly value: string; readonly root: string }
}

describeVectors<OrchidVectors>('trie-orchid.json', ({ cases, mainnetGenesis }) => {
  it('trie-orchid.json has 8 cases', () => expect(cases).toHaveLength(8))

  it.each(cases)(
    'an Orchid trie has the expected root and message: $name, secure $secure',
    ({ entries, secure, message, hash }) => {
      const raw = entries.map(({ rawKey, value }): TrieEntry => [fromHex(rawKey), fromHex(value)])
      expect(toHex(orchidRoot(raw, { isSecure: secure }))).toBe(hash)
      const root = buildTrie(secure ? raw.map(([key, value]) => [keccak256(key), value]) : raw)
      expect(root && toHex(encodeOrchidNode(root, secure))).toBe(message)
    },
  )

  it('the Orchid trie of the genesis of mainnet has the expected root', () => {
    const root = buildTrie([[fromHex(mainnetGenesis.key), fromHex(mainnetGenesis.value)]])
    expect(root && toHex(keccak256(encodeOrchidNode(root, true)))).toBe(mainnetGenesis.root)
  })
})
