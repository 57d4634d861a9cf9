import { describe, expect, it } from 'vitest'
import { concatBytes } from '../../../../src/base/bytes.ts'
import { fromHex } from '../../../../src/base/hex.ts'
import { coinbaseId, parseCompressedCoinbase } from '../../../../src/bitcoin/coinbase.ts'
import { proofOfWork } from '../../../../src/chain/import/rules/headerWork.ts'
import { regtest } from '../../../../src/chainspec/regtest.ts'
import { rulesAt } from '../../../../src/chainspec/rulesAt.ts'
import type { Header } from '../../../../src/primitives/header.ts'
import { closeScenesAfterwards, describeRule } from './_describeRule.ts'
import { type Changes, createChild, createRoot, limited, without } from './_scene.ts'

closeScenesAfterwards()

const zeros = (count: number) => new Uint8Array(count)

const withBitcoinHeader = (bytes: Uint8Array): Changes => ({
  afterSealing: () => ({ bitcoinMergedMiningHeader: bytes }),
})
const WITHOUT_WORK: Changes = {
  afterSealing: () => ({
    bitcoinMergedMiningHeader: zeros(0),
    bitcoinMergedMiningMerkleProof: zeros(0),
    bitcoinMergedMiningCoinbaseTransaction: zeros(0),
  }),
}

describeRule(
  'proofOfWork',
  [
    { name: 'work for another header', changes: { afterSealing: () => ({ paidFees: 1n }) } },
    {
      name: 'a hash that misses the target',
      changes: withBitcoinHeader(zeros(80).fill(1)),
      network: { ...regtest, timestampLimits: undefined },
    },
    { name: 'no coinbase', changes: { afterSealing: () => ({ bitcoinMergedMiningCoinbaseTransaction: zeros(0) }) } },
    {
      name: 'a merkle proof that leads elsewhere',
      changes: { afterSealing: () => ({ bitcoinMergedMiningMerkleProof: zeros(32) }) },
    },
    { name: 'nothing, before RSKIP-98', changes: WITHOUT_WORK, network: without(limited, 'rskip98', 'rskip179') },
  ],
  [{ name: 'work of its own' }, { name: 'work for a UMM root', header: { ummRoot: zeros(20).fill(9) } }],
)

const early = {
  ...without(limited, 'rskip92', 'rskip98', 'rskip179'),
  difficulty: { ...limited.difficulty, fallbackMining: 16n },
}
const root = createRoot(early)
const flawOf = (header: Header) =>
  proofOfWork({ network: early, rules: rulesAt(early, header.number), nowSeconds: 0, header })?.found

/** A partial merkle tree over the coinbase alone. */
function treeOf(header: Header): Uint8Array {
  const coinbase = parseCompressedCoinbase(header.bitcoinMergedMiningCoinbaseTransaction)
  if (coinbase === undefined) throw new Error('there is no coinbase')
  return concatBytes(fromHex('0x0100000001'), coinbaseId(coinbase), fromHex('0x0101'))
}

describe('work before RSKIP-92', () => {
  it('work before RSKIP-92 is proven by a partial merkle tree', async () => {
    const { header } = await createChild(early, root, {
      afterSealing: (sealed) => ({ bitcoinMergedMiningMerkleProof: treeOf(sealed) }),
    })
    expect(flawOf(header)).toBeUndefined()
    expect(flawOf({ ...header, gasUsed: 1n })).toMatch('does not commit')
    expect(flawOf({ ...header, bitcoinMergedMiningMerkleProof: new Uint8Array(0) })).toMatch('partial merkle tree')
  })
})

describe('a merkle proof', () => {
  it.each([
    ['since RSKIP-180', limited, 960],
    ['since RSKIP-92', without(limited, 'rskip180'), 1024],
    ['before RSKIP-92', without(limited, 'rskip92', 'rskip180'), 539_584],
  ])('%s has a maximum length, above which nothing is hashed', async (_, network, greatest) => {
    const flawOfLength = async (length: number) => {
      const proof = () => ({ bitcoinMergedMiningMerkleProof: zeros(length) })
      const { header } = await createChild(network, createRoot(network), { afterSealing: proof })
      return proofOfWork({ network, rules: rulesAt(network, header.number), nowSeconds: 0, header })?.found
    }
    expect(await flawOfLength(greatest)).toMatch(/does not lead|partial merkle tree/)
    expect(await flawOfLength(greatest + 32)).toBe('the merkle proof is too long')
  })
})

describe('a header before RSKIP-98', () => {
  const bare = {
    bitcoinMergedMiningHeader: fromHex('0xc3808080'),
    bitcoinMergedMiningMerkleProof: new Uint8Array(0),
    bitcoinMergedMiningCoinbaseTransaction: new Uint8Array(0),
  }

  it('a header before RSKIP-98 may have a signature as proof', async () => {
    const { header } = await createChild(early, root, { afterSealing: () => bare })
    expect(header.difficulty).toBe(16n)
    expect(flawOf(header)).toMatch('signature in place of work')
    expect(flawOf({ ...header, difficulty: 17n })).toMatch('80 bytes')
  })
})
