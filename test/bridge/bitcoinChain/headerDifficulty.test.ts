import { describe, expect, it } from 'vitest'
import { toHex } from '../../../src/base/hex.ts'
import {
  type BitcoinHeader,
  bitcoinBlockHash,
  decodeBitcoinHeader,
  encodeBitcoinHeader,
} from '../../../src/bitcoin/header.ts'
import { hasRightDifficulty } from '../../../src/bridge/bitcoinChain/headerDifficulty.ts'
import { encodeStoredBlock, type StoredBlock } from '../../../src/bridge/bitcoinChain/storedBlock.ts'
import type { BridgeReader } from '../../../src/bridge/bridgeCall.ts'
import type { BridgeConstants } from '../../../src/chainspec/bridgeConstants.ts'
import { mainnet } from '../../../src/chainspec/mainnet.ts'
import { testnet } from '../../../src/chainspec/testnet.ts'
import { ALL_RULES } from '../../_helpers/evmScene.ts'

const EASIEST = 0x1d00ffff

type Times = readonly { readonly timestamp: number; readonly bits: number }[]

/** Returns a chain from `height` on with these times and bits, and without work. */
function chainOf(height: number, blocks: Times): StoredBlock[] {
  const chain: StoredBlock[] = []
  for (const [i, { timestamp, bits }] of blocks.entries()) {
    const parent = chain.at(-1)
    const previousHash = parent === undefined ? new Uint8Array(32) : bitcoinBlockHash(parent.header).reverse()
    const header = encodeBitcoinHeader({
      version: 1,
      merkleRoot: new Uint8Array(32),
      nonce: 0,
      previousHash,
      timestamp,
      bits,
    })
    chain.push({ height: height + i, work: 1n, header })
  }
  return chain
}

/**
 * Returns a function that checks the difficulty of a header with these bits, this many seconds after the chain's last
 * block.
 */
function judge(constants: BridgeConstants, chain: readonly StoredBlock[]) {
  const stored = new Map(
    chain.map((block) => [toHex(bitcoinBlockHash(block.header)), encodeStoredBlock(block, ALL_RULES)]),
  )
  const call: BridgeReader = {
    constants,
    read: async ({ slot }) => stored.get(toHex(slot)),
    pause: async () => undefined,
  }
  const [parent] = chain.slice(-1)
  if (parent === undefined) throw new Error('a chain has blocks')
  const last = decodeBitcoinHeader(parent.header)
  return (bits: number, seconds = 600) => {
    const header: BitcoinHeader = { ...last, timestamp: last.timestamp + seconds, bits }
    return hasRightDifficulty(call, header, parent)
  }
}

describe('the difficulty of a Bitcoin header', () => {
  it('the difficulty on mainnet stays the same between transitions', async () => {
    const isRight = judge(mainnet.bridge, chainOf(10, [{ timestamp: 1_231_470_000, bits: EASIEST }]))
    expect([await isRight(EASIEST), await isRight(0x1d00fffe), await isRight(EASIEST, 10_000)]).toEqual([
      true,
      false,
      true,
    ])
  })

  /** Blocks 30,240 to 32,255 of Bitcoin, whose difficulty rose for the first time after them. */
  const rising = chainOf(
    30_240,
    Array.from({ length: 2016 }, (_, i) => ({
      timestamp: i === 2015 ? 1_262_152_739 : 1_261_130_161 + i,
      bits: EASIEST,
    })),
  )

  it('the difficulty at a transition follows from the time that the last 2,016 blocks took', async () => {
    const isRight = judge(mainnet.bridge, rising)
    expect([await isRight(0x1d00d86a), await isRight(0x1d00d86b), await isRight(EASIEST)]).toEqual([true, false, false])
  })

  it('no difficulty is accepted at a transition if an ancestor is not stored', async () => {
    expect(await judge(mainnet.bridge, rising.slice(1))(0x1d00d86a)).toBe(false)
  })

  it('the difficulty changes at most fourfold, and not below the minimum', async () => {
    const taking = (seconds: number, bits: number) =>
      chainOf(
        2016,
        Array.from({ length: 2016 }, (_, i) => ({ timestamp: 1_300_000_000 + (i === 2015 ? seconds : 0), bits })),
      )
    expect(await judge(mainnet.bridge, taking(1000, EASIEST))(0x1c3fffc0)).toBe(true)
    expect(await judge(mainnet.bridge, taking(10_000_000, 0x1b00ffff))(0x1b03fffc)).toBe(true)
    expect(await judge(mainnet.bridge, taking(10_000_000, EASIEST))(EASIEST)).toBe(true)
  })

  it('the difficulty on testnet is free after 20 minutes, and then that of the last block above the minimum', async () => {
    const [hard, easy] = [0x1b0ffff0, EASIEST]
    const timestamp = 1_700_000_000
    const isRight = judge(
      testnet.bridge,
      chainOf(2017, [
        { timestamp, bits: hard },
        { timestamp, bits: easy },
      ]),
    )
    expect([await isRight(hard, 1200), await isRight(easy, 1200)]).toEqual([true, false])
    expect([await isRight(easy, 1201), await isRight(easy, -1), await isRight(hard, 1201)]).toEqual([true, true, true])
    const early = judge(testnet.bridge, chainOf(2017, [{ timestamp: 1_300_000_000, bits: hard }]))
    expect([await early(hard, 5000), await early(easy, 5000)]).toEqual([true, false])
  })
})
