import { describe, expect, it } from 'vitest'
import { encodeRlp } from '../../src/base/encodeRlp.ts'
import { fromHex, toHex } from '../../src/base/hex.ts'
import { decodeRlp, RlpError, type RlpItem, requireList } from '../../src/base/rlp.ts'
import { mineMergedBlock } from '../../src/bitcoin/mergedMining.ts'
import { mainnet } from '../../src/chainspec/mainnet.ts'
import { regtest } from '../../src/chainspec/regtest.ts'
import { rulesAt } from '../../src/chainspec/rulesAt.ts'
import { testnet } from '../../src/chainspec/testnet.ts'
import { createBlock, decodeBlock } from '../../src/primitives/block.ts'
import { forkDetectionData, oldestRequiredAncestor } from '../../src/primitives/forkDetection.ts'
import { type Header, headerVersionAt } from '../../src/primitives/header.ts'
import { decodeHeader } from '../../src/primitives/headerDecoding.ts'
import { encodeHeader } from '../../src/primitives/headerEncoding.ts'
import { getForkDetectionData, hashForMergedMining, hashHeader } from '../../src/primitives/headerHash.ts'
import { checkHeaderWork } from '../../src/primitives/proofOfWork.ts'
import { createRemascTransaction } from '../../src/primitives/transaction.ts'
import { createOldTestHeader, createTestHeader } from '../_helpers/header.ts'

const rules = rulesAt(regtest, 1)

function itemsOf(header: Header): RlpItem[] {
  return [...requireList(decodeRlp(encodeHeader(header)), 'header')]
}

function decodeWith(index: number, item: RlpItem): Header {
  return decodeHeader(encodeRlp(itemsOf(createTestHeader()).with(index, item)), regtest)
}

describe('a header', () => {
  it('a header of each version is encoded and decoded to an equal header', () => {
    const v0 = createOldTestHeader({ number: 1_600_000 })
    expect(decodeHeader(encodeHeader(v0), mainnet)).toEqual(v0)
    const v2 = createTestHeader({ edges: [2, 515], baseEvent: fromHex('0x0102') })
    expect(decodeHeader(encodeHeader(v2), regtest)).toEqual(v2)
    const { baseEvent: _, ...v1 } = createTestHeader({ number: 7_200_000, version: 1 })
    expect(decodeHeader(encodeHeader(v1), testnet)).toEqual(v1)
  })

  it('a header has the version of the rules at its height', () => {
    expect([0, 7_139_599, 7_139_600, 7_604_200].map((height) => headerVersionAt(rulesAt(testnet, height)))).toEqual([
      0, 0, 1, 2,
    ])
  })

  it('a header of testnet may lack its base event at height 7,700,000 but not at 7,800,000', () => {
    const header = createTestHeader({ number: 7_700_000 })
    const items = itemsOf(header).slice(0, -1)
    expect(decodeHeader(encodeRlp(items), testnet)).toEqual(header)
    const later = itemsOf(createTestHeader({ number: 7_800_000 })).slice(0, -1)
    expect(() => decodeHeader(encodeRlp(later), testnet)).toThrow('20 or 23 items, but has 19')
  })

  it.each([
    [0, new Uint8Array(31), 'parent hash should have 32 bytes'],
    [2, new Uint8Array(32), 'coinbase should have 20 bytes'],
    [3, new Uint8Array(33), 'state root should have 32 bytes'],
    [6, new Uint8Array(0), 'bloom should have 256 bytes'],
    [7, Uint8Array.of(0x80), 'difficulty is negative'],
    [8, new Uint8Array(8).fill(255), 'number is beyond'],
    [11, new Uint8Array(9).fill(255), 'timestamp is beyond'],
    [11, Uint8Array.of(0x10, 0, 0, 0, 0, 0, 0), 'timestamp is beyond 2^52'],
    [14, Uint8Array.of(0xff), 'minimum gas price is negative'],
    [16, new Uint8Array(19), 'umm root should have 0 or 20 bytes'],
    [17, Uint8Array.of(1), 'version should be 2'],
    [18, new Uint8Array(3), 'edges should be 16-bit numbers'],
    [18, new Uint8Array(34), 'edges should be at most 16'],
    [19, new Uint8Array(129), 'base event is longer'],
    [12, [], 'extra data should be a byte string'],
  ])('a header with an invalid item %i is refused', (index, item, message) => {
    expect(() => decodeWith(index, item)).toThrow(RlpError)
    expect(() => decodeWith(index, item)).toThrow(message)
  })

  it.each([7, 8, 9, 10, 11, 13, 14, 15])(
    'a header with a number of more than 32 bytes for item %i is refused',
    (index) => {
      expect(() => decodeWith(index, new Uint8Array(33))).toThrow(RlpError)
      expect(() => decodeWith(index, new Uint8Array(33))).toThrow('should have at most 32 bytes, but has 33')
    },
  )

  it.each([15, 19, 21, 22, 24])('a header of %i items is refused', (count) => {
    const items = Array.from({ length: count }, (_, i) => itemsOf(createTestHeader())[i] ?? new Uint8Array(0))
    expect(() => decodeHeader(encodeRlp(items), regtest)).toThrow('20 or 23 items')
  })

  it('a header with a Bitcoin header of 79 bytes is refused', () => {
    const bitcoinMergedMiningHeader = new Uint8Array(79)
    const encoded = encodeHeader(createTestHeader({ bitcoinMergedMiningHeader }))
    expect(() => decodeHeader(encoded, regtest)).toThrow('80 bytes, but has 79')
  })

  it('a header with an empty root is decoded to that of an empty trie, and a padded number to its minimal form', () => {
    expect(toHex(decodeWith(5, new Uint8Array(0)).receiptsRoot)).toMatch(/^0x56e81f17/)
    expect(decodeWith(10, Uint8Array.of(0, 0, 7)).gasUsed).toBe(7n)
    expect(decodeWith(7, Uint8Array.of(0, 0, 7)).difficultyBytes).toEqual(Uint8Array.of(7))
  })

  it('a header keeps the bytes of its gas limit, which are hashed', () => {
    const spelled = decodeWith(9, fromHex('0x989680'))
    expect(spelled.gasLimit).toBe(10_000_000n)
    expect(toHex(hashHeader(spelled, rules))).not.toBe(toHex(hashHeader(createTestHeader(), rules)))
  })
})

describe('the block hash', () => {
  const proven = createTestHeader({
    bitcoinMergedMiningHeader: new Uint8Array(80),
    bitcoinMergedMiningMerkleProof: new Uint8Array(32),
    bitcoinMergedMiningCoinbaseTransaction: new Uint8Array(70),
  })
  const changed = { ...proven, bitcoinMergedMiningMerkleProof: new Uint8Array(64) }

  it('the block hash covers the merkle proof before RSKIP-92 only', () => {
    expect(toHex(hashHeader(proven, rules))).toBe(toHex(hashHeader(changed, rules)))
    const oldRules = rulesAt(mainnet, 0)
    expect(toHex(hashHeader(proven, oldRules))).not.toBe(toHex(hashHeader(changed, oldRules)))
  })

  it.each(['logsBloom', 'stateRoot', 'coinbase'] as const)('the block hash covers %s', (field) => {
    const other = { ...proven, [field]: new Uint8Array(proven[field].length).fill(9) }
    expect(toHex(hashHeader(other, rules))).not.toBe(toHex(hashHeader(proven, rules)))
  })

  it('the block hash covers edges and base event', () => {
    const hashes = [proven, { ...proven, edges: [1] }, { ...proven, baseEvent: Uint8Array.of(1) }].map((header) =>
      toHex(hashHeader(header, rules)),
    )
    expect(new Set(hashes).size).toBe(3)
  })
})

describe('fork detection data', () => {
  const ancestorAt = (height: number) => ({
    bitcoinByte: height % 251,
    uncleCount: height % 3,
  })

  it('the hash for merged mining ends with the fork detection data from block 449', () => {
    const at = (number: number) =>
      toHex(hashForMergedMining(createTestHeader({ number }), rules, new Uint8Array(12).fill(0xee)))
    expect(at(448)).not.toMatch(/(ee){12}$/)
    expect(at(449)).toMatch(/(ee){12}$/)
  })

  it('fork detection data read the last 32 blocks and seven that are 64 apart, from the oldest required one on', () => {
    const asked = new Set<number>()
    forkDetectionData(1000, (height) => {
      asked.add(height)
      return ancestorAt(height)
    })
    const window = Array.from({ length: 32 }, (_, index) => 999 - index)
    const samples = Array.from({ length: 7 }, (_, index) => 960 - 64 * index)
    expect(asked).toEqual(new Set([...window, ...samples]))
    expect(oldestRequiredAncestor(1000)).toBe(960 - 6 * 64)
    expect(oldestRequiredAncestor(449)).toBe(64)
  })

  it('fork detection data have an uncle count of up to 255, followed by the height', () => {
    const data = forkDetectionData(1000, (height) => ({ ...ancestorAt(height), uncleCount: 10 }))
    expect(toHex(data.subarray(7))).toBe('0xff000003e8')
  })

  it('fork detection data are recovered from the coinbase that commits to them', async () => {
    const header = createTestHeader({ number: 1000 })
    const data = forkDetectionData(1000, ancestorAt)
    const work = hashForMergedMining(header, rules, data)
    const proof = await mineMergedBlock({ hashForMergedMining: work, difficulty: 1n, timestamp: header.timestamp })
    const mined = {
      ...header,
      bitcoinMergedMiningHeader: proof.header,
      bitcoinMergedMiningMerkleProof: proof.merkleProof,
      bitcoinMergedMiningCoinbaseTransaction: proof.coinbaseTransaction,
    }
    expect(getForkDetectionData(mined, rules)).toEqual(data)
    expect(toHex(hashForMergedMining(mined, rules))).toBe(toHex(work))
    expect(checkHeaderWork(mined, rules)).toBeUndefined()
    expect(checkHeaderWork({ ...mined, number: 448 }, rules)).toMatch('does not commit')
    expect(getForkDetectionData({ ...mined, timestamp: 1 }, rules)).toBeUndefined()
  })
})

describe('a block', () => {
  const header = createTestHeader()
  const block = createBlock(header, [createRemascTransaction(1)], [createTestHeader({ timestamp: 5 })], rules)

  it('a block is encoded and decoded to an equal block', () => {
    expect(decodeBlock(block.encoded, regtest)).toEqual(block)
  })

  it.each([
    ['two items', encodeRlp([itemsOf(header), []]), '3 items, but has 2'],
    ['four items', encodeRlp([itemsOf(header), [], [], []]), 'at most 3 items'],
    ['a string', Uint8Array.of(0x80), 'block should be a list'],
    [
      'transactions that are a string',
      encodeRlp([itemsOf(header), new Uint8Array(1), []]),
      'transactions should be a list',
    ],
  ])('a block of %s is refused', (_, bytes, message) => {
    expect(() => decodeBlock(bytes, regtest)).toThrow(RlpError)
    expect(() => decodeBlock(bytes, regtest)).toThrow(message)
  })
})
