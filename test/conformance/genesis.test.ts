import { expect, it } from 'vitest'
import { fromHex, toHex } from '../../src/base/hex.ts'
import type { NetworkName } from '../../src/chainspec/network.ts'
import { NETWORKS } from '../../src/chainspec/networks.ts'
import { rulesAt } from '../../src/chainspec/rulesAt.ts'
import { decodeBlock } from '../../src/primitives/block.ts'
import { createGenesisBlock } from '../../src/primitives/genesis.ts'
import { encodeHeader, encodeHeaderForHash } from '../../src/primitives/headerEncoding.ts'
import { orchidRoot } from '../../src/state/trie/orchid.ts'
import { applyGenesis } from '../_helpers/genesis.ts'
import { describeVectors } from '../_helpers/vectors.ts'

interface GenesisCase {
  readonly network: NetworkName
  readonly blockHash: string
  readonly headerStateRoot: string
  readonly unitrieRoot: string
  readonly headerRlpForHash: string
  readonly headerRlpFull: string
  readonly trieEntries: readonly (readonly [key: string, value: string])[]
  readonly orchid?: { readonly value: string; readonly root: string }
}

describeVectors<{ cases: readonly GenesisCase[] }>('genesis.json', ({ cases }) => {
  it('genesis.json has the five networks', () =>
    expect(cases.map((genesis) => genesis.network).sort()).toEqual(Object.keys(NETWORKS).sort()))

  it.each(cases)(
    'the genesis state of $network has the expected entries and root',
    async ({ network, trieEntries, unitrieRoot }) => {
      const { root, changes } = await applyGenesis(NETWORKS[network])
      const entries = changes.writes.map(({ key, value }) => [toHex(key), value && toHex(value)])
      expect(entries.sort()).toEqual(trieEntries)
      expect(toHex(root.hash)).toBe(unitrieRoot)
    },
  )

  it.each(cases)('the genesis block of $network has the expected hash, state root and bytes', async (expected) => {
    const network = NETWORKS[expected.network]
    const { root } = await applyGenesis(network)
    const block = createGenesisBlock(network, root.hash)
    expect(toHex(block.hash)).toBe(expected.blockHash)
    expect(toHex(block.header.stateRoot)).toBe(expected.headerStateRoot)
    expect(toHex(encodeHeader(block.header))).toBe(expected.headerRlpFull)
    expect(toHex(encodeHeaderForHash(block.header, rulesAt(network, 0)))).toBe(expected.headerRlpForHash)
    expect(decodeBlock(block.encoded, network)).toEqual(block)
  })

  it.each(cases.filter((genesis) => genesis.orchid !== undefined))(
    'the Orchid trie of the genesis state of $network has the expected root',
    ({ orchid }) => {
      const bridge = fromHex('0x0000000000000000000000000000000001000006')
      const root = orchidRoot([[bridge, fromHex(orchid?.value ?? '')]], { isSecure: true })
      expect(toHex(root)).toBe(orchid?.root)
    },
  )
})
