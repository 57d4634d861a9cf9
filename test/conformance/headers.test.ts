import { expect, it } from 'vitest'
import { EMPTY_BYTES } from '../../src/base/bytes.ts'
import { fromHex, toHex } from '../../src/base/hex.ts'
import { bytesToBigint, signedMinimalBytes } from '../../src/base/integer.ts'
import { mainnet } from '../../src/chainspec/mainnet.ts'
import { regtest } from '../../src/chainspec/regtest.ts'
import { rulesAt } from '../../src/chainspec/rulesAt.ts'
import { testnet } from '../../src/chainspec/testnet.ts'
import { keccak256 } from '../../src/crypto/keccak.ts'
import { type Header, NO_UNCLES_HASH } from '../../src/primitives/header.ts'
import { decodeHeader } from '../../src/primitives/headerDecoding.ts'
import {
  encodeHeader,
  encodeHeaderForHash,
  encodeHeaderForMining,
  extensionData,
  extensionHash,
} from '../../src/primitives/headerEncoding.ts'
import { getForkDetectionData, hashForMergedMining, hashHeader } from '../../src/primitives/headerHash.ts'
import { checkHeaderWork } from '../../src/primitives/proofOfWork.ts'
import { describeVectors } from '../_helpers/vectors.ts'

interface RealHeader {
  readonly name: string
  readonly hash: string
  readonly encodedForHash: string
  readonly encodedFull: string
  readonly baseForMergedMining: string
  readonly hashForMergedMining?: string
  readonly rpc?: Record<'number' | 'difficulty' | 'gasLimit' | 'timestamp' | 'miner' | 'minimumGasPrice', string>
}

type Fields = Record<
  | 'parentHash'
  | 'coinbase'
  | 'stateRoot'
  | 'transactionsRoot'
  | 'receiptsRoot'
  | 'difficulty'
  | 'number'
  | 'gasLimitBytes'
  | 'ummRoot'
  | 'baseEvent'
  | 'logsBloom'
  | 'timestamp'
  | 'extraData',
  string
> & {
  readonly edges: readonly number[]
  readonly minimumGasPrice?: string
  readonly paidFees?: string
  readonly gasUsed?: string
  readonly uncleCount?: number
  readonly bitcoinMergedMiningHeader?: string | null
  readonly merkleProof?: string | null
  readonly coinbaseTransaction?: string | null
}

interface BuiltHeader {
  readonly name: string
  readonly fields: Fields
  readonly version: number
  readonly extensionHash?: string
  readonly extensionData?: string
  readonly hash: string
  readonly encodedForHash: string
  readonly encodedFull?: string
  readonly encodedFullUncompressed?: string
  readonly keccakForMergedMining: string
}

interface HeaderVectors {
  readonly real: readonly RealHeader[]
  readonly realRegtest: readonly BuiltHeader[]
  readonly computedSamples: { readonly cases: readonly BuiltHeader[] }
}

describeVectors<HeaderVectors>('block-headers.json', ({ real, realRegtest, computedSamples }) => {
  it('block-headers.json has 5 real headers, 2 of regtest and 6 computed ones', () =>
    expect([real, realRegtest, computedSamples.cases].map((group) => group.length)).toEqual([5, 2, 6]))

  it.each(real)('the real header $name is decoded, and has the expected hashes and encodings', (expected) => {
    const network = expected.name.startsWith('mainnet') ? mainnet : testnet
    const header = decodeHeader(fromHex(expected.encodedFull), network)
    const rules = rulesAt(network, header.number)
    expect(toHex(encodeHeader(header))).toBe(expected.encodedFull)
    expect(toHex(encodeHeaderForHash(header, rules))).toBe(expected.encodedForHash)
    expect(toHex(encodeHeaderForMining(header))).toBe(expected.baseForMergedMining)
    expect(toHex(hashHeader(header, rules))).toBe(expected.hash)
    if (expected.hashForMergedMining !== undefined) {
      expect(toHex(hashForMergedMining(header, rules))).toBe(expected.hashForMergedMining)
    }
    const { rpc } = expected
    if (rpc !== undefined) {
      const found = [header.number, header.difficulty, header.gasLimit, header.timestamp, header.minimumGasPrice]
      const expectedFields = [rpc.number, rpc.difficulty, rpc.gasLimit, rpc.timestamp, rpc.minimumGasPrice]
      expect(found.map(BigInt)).toEqual(expectedFields.map(BigInt))
      expect(toHex(header.coinbase)).toBe(rpc.miner)
    }
  })

  it.each([...realRegtest, ...computedSamples.cases])(
    'the built header $name has the expected hashes and encodings',
    (expected) => {
      const header = buildHeader(expected)
      const rules = rulesAt(regtest, 1)
      expect(toHex(encodeHeaderForHash(header, rules))).toBe(expected.encodedForHash)
      expect(toHex(hashHeader(header, rules))).toBe(expected.hash)
      expect(toHex(keccak256(encodeHeaderForMining(header)))).toBe(expected.keccakForMergedMining)
      if (expected.extensionHash !== undefined) expect(toHex(extensionHash(header))).toBe(expected.extensionHash)
      if (expected.extensionData !== undefined) expect(toHex(extensionData(header))).toBe(expected.extensionData)
      const full = expected.encodedFullUncompressed ?? expected.encodedFull
      if (full !== undefined) expect(toHex(encodeHeader(header))).toBe(full)
      if (full !== undefined && expected.version === 2) expect(decodeHeader(fromHex(full), regtest)).toEqual(header)
    },
  )
})

function buildHeader({ fields, version }: BuiltHeader): Header {
  const isOpaque = fields.logsBloom.startsWith('0x')
  return {
    parentHash: fromHex(fields.parentHash),
    unclesHash: NO_UNCLES_HASH,
    coinbase: fromHex(fields.coinbase),
    stateRoot: fromHex(fields.stateRoot),
    transactionsRoot: fromHex(fields.transactionsRoot),
    receiptsRoot: fromHex(fields.receiptsRoot),
    logsBloom: isOpaque ? fromHex(fields.logsBloom) : new Uint8Array(256),
    difficulty: BigInt(fields.difficulty),
    difficultyBytes: signedMinimalBytes(BigInt(fields.difficulty)),
    number: Number(fields.number),
    gasLimit: bytesToBigint(fromHex(fields.gasLimitBytes)),
    gasLimitBytes: fromHex(fields.gasLimitBytes),
    gasUsed: BigInt(fields.gasUsed ?? 0),
    timestamp: Number(fields.timestamp),
    extraData: fromHex(fields.extraData),
    paidFees: BigInt(fields.paidFees ?? 0),
    minimumGasPrice: BigInt(fields.minimumGasPrice ?? 0),
    uncleCount: fields.uncleCount ?? 0,
    ummRoot: fromHex(fields.ummRoot),
    version,
    ...(version >= 1 ? { edges: fields.edges } : {}),
    ...(version >= 2 ? { baseEvent: fromHex(fields.baseEvent) } : {}),
    bitcoinMergedMiningHeader: optionalBytes(fields.bitcoinMergedMiningHeader),
    bitcoinMergedMiningMerkleProof: optionalBytes(fields.merkleProof),
    bitcoinMergedMiningCoinbaseTransaction: optionalBytes(fields.coinbaseTransaction),
  }
}

function optionalBytes(hex: string | null | undefined): Uint8Array {
  return hex === undefined || hex === null ? EMPTY_BYTES : fromHex(hex)
}

interface WorkCase {
  readonly name: string
  readonly baseForMergedMining: string
  readonly keccakOfBase: string
  readonly hashForMergedMining: string
  readonly forkDetectionData: string | null
}

describeVectors<{ cases: readonly WorkCase[] }>('hash-for-merged-mining.json', ({ cases }) => {
  it('hash-for-merged-mining.json has 4 cases', () => expect(cases).toHaveLength(4))
  it.each(cases)('keccak256 of the base of $name is the expected hash', ({ baseForMergedMining, keccakOfBase }) => {
    expect(toHex(keccak256(fromHex(baseForMergedMining)))).toBe(keccakOfBase)
  })

  describeVectors<HeaderVectors>('block-headers.json', ({ real }) => {
    it.each(cases)('the header $name proves its work, but not that of a header with another timestamp', (expected) => {
      const encoded = real.find((header) => header.name === expected.name)?.encodedFull ?? ''
      const network = expected.name.startsWith('mainnet') ? mainnet : testnet
      const header = decodeHeader(fromHex(encoded), network)
      const rules = rulesAt(network, header.number)
      expect(toHex(hashForMergedMining(header, rules))).toBe(expected.hashForMergedMining)
      const data = getForkDetectionData(header, rules)
      expect(data === undefined ? null : toHex(data)).toBe(expected.forkDetectionData)
      expect(checkHeaderWork(header, rules)).toBeUndefined()
      expect(checkHeaderWork({ ...header, timestamp: header.timestamp + 1 }, rules)).toBeDefined()
    })
  })
})
