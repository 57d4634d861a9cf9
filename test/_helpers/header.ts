import { EMPTY_BYTES } from '../../src/base/bytes.ts'
import { fromHex } from '../../src/base/hex.ts'
import { signedMinimalBytes } from '../../src/base/integer.ts'
import { EMPTY_ROOT, type Header, NO_UNCLES_HASH } from '../../src/primitives/header.ts'

/** A header of version 2 as regtest has them, without merged mining; `changes` make it another one. */
export function createTestHeader(changes: Partial<Header> = {}): Header {
  const difficulty = changes.difficulty ?? 1n
  return {
    parentHash: fromHex('0x8ea789fabef0dd4946ed53f001e7b6f8a8d0c22a612a6099fc7f93c990af68fe'),
    unclesHash: NO_UNCLES_HASH,
    coinbase: fromHex('0xec4ddeb4380ad69b3e509baad9f158cdf4e4681d'),
    stateRoot: fromHex('0xf276a3a8c9c4eb4dcbbfb9bf6965f36dc611b815614c0d7cd06e15b8890c272c'),
    transactionsRoot: fromHex('0x8c9664a30670ddc67aa13992fdd8751b7b797bbe172506ffd5cda10ebbf97952'),
    receiptsRoot: fromHex('0x66cfdb731f620cd96e2c2cb0f7d3c3a2879c29b40014aa27efbbf3cf9cd3b0f6'),
    logsBloom: new Uint8Array(256),
    difficulty,
    difficultyBytes: signedMinimalBytes(difficulty),
    number: 1,
    gasLimit: 10_000_000n,
    gasLimitBytes: signedMinimalBytes(10_000_000n),
    gasUsed: 0n,
    timestamp: 1_770_144_275,
    extraData: fromHex('0xd40192534e415053484f542d343031373966623937'),
    paidFees: 0n,
    minimumGasPrice: 0n,
    uncleCount: 0,
    ummRoot: EMPTY_BYTES,
    version: 2,
    edges: [],
    baseEvent: EMPTY_BYTES,
    bitcoinMergedMiningHeader: EMPTY_BYTES,
    bitcoinMergedMiningMerkleProof: EMPTY_BYTES,
    bitcoinMergedMiningCoinbaseTransaction: EMPTY_BYTES,
    ...changes,
  }
}

/** The fields of a header from before RSKIP-351 and RSKIP-UMM: an empty trie, nothing optional. */
export function createOldTestHeader(changes: Partial<Header> = {}): Header {
  const { ummRoot: _, edges: __, baseEvent: ___, ...header } = createTestHeader(changes)
  return { ...header, stateRoot: EMPTY_ROOT, version: 0, ...changes }
}
