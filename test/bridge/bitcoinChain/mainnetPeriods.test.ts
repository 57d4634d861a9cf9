import { describe, expect, it } from 'vitest'
import { fromDigits, toHex } from '../../../src/base/hex.ts'
import { bitcoinWorkValue, decodeBitcoinHeader, encodeBitcoinHeader } from '../../../src/bitcoin/header.ts'
import { decodeCompactTarget } from '../../../src/bitcoin/target.ts'
import { hasRightDifficulty } from '../../../src/bridge/bitcoinChain/headerDifficulty.ts'
import {
  decodeStoredBlock,
  encodeStoredBlock,
  type StoredBlock,
  workOfTarget,
} from '../../../src/bridge/bitcoinChain/storedBlock.ts'
import type { BridgeReader } from '../../../src/bridge/bridgeCall.ts'
import { mainnet } from '../../../src/chainspec/mainnet.ts'
import { rulesWithout } from '../../_helpers/bridge.ts'
import { ALL_RULES } from '../../_helpers/evmScene.ts'
import { readRows } from '../../_helpers/readRows.ts'

const BLOCKS_OF_PERIOD = 2016
const SECONDS_OF_PERIOD = 1_209_600
const WEEK_SECONDS = 604_800
const TWO_HOURS = 7200

/** First blocks of Bitcoin's first 248 periods, as the reference node stores them (its checkpoints of mainnet). */
const LINES = readRows(new URL('mainnetPeriods.txt', import.meta.url)).map(([line = '']) => line)
const BLOCKS = LINES.map((line) => decodeStoredBlock(fromDigits(line)))
const headerOf = ({ header }: StoredBlock) => decodeBitcoinHeader(header)
const targetOf = (block: StoredBlock) => decodeCompactTarget(headerOf(block).bits)

/** The first block of each period with that of the next. */
const PERIODS = BLOCKS.slice(1).map((next, i) => [BLOCKS[i] ?? next, next] as const)

/** Whether `bits` may follow a period with these times of its first and last block. */
function judge(begin: number, end: number, before: number, bits: number): Promise<boolean> {
  const fields = { version: 1, previousHash: new Uint8Array(32), merkleRoot: new Uint8Array(32), nonce: 0 }
  const blockAt = (timestamp: number) => {
    return {
      height: BLOCKS_OF_PERIOD - 1,
      work: 1n,
      header: encodeBitcoinHeader({ ...fields, timestamp, bits: before }),
    }
  }
  const parents = Array.from({ length: BLOCKS_OF_PERIOD - 1 }, () => encodeStoredBlock(blockAt(begin), ALL_RULES))
  const call: BridgeReader = {
    constants: mainnet.bridge,
    read: async () => parents.pop(),
    pause: async () => undefined,
  }
  return hasRightDifficulty(call, { ...fields, timestamp: end, bits }, blockAt(end))
}

describe("Bitcoin's periods", () => {
  it('the first blocks of periods are stored as by the reference node', () => {
    const early = rulesWithout('rskip454')
    for (const [i, block] of BLOCKS.entries()) {
      expect(toHex(encodeStoredBlock(block, early)).slice(2)).toBe(LINES[i])
      expect(decodeStoredBlock(encodeStoredBlock(block, ALL_RULES))).toEqual(block)
      expect(block.height).toBe((i + 1) * BLOCKS_OF_PERIOD)
    }
  })

  it('the first blocks of periods have the work of their target', () => {
    for (const block of BLOCKS) expect(bitcoinWorkValue(block.header)).toBeLessThanOrEqual(targetOf(block))
  })

  it('the work of a chain is the sum over its periods', () => {
    for (const [first, next] of PERIODS) {
      const added = BigInt(BLOCKS_OF_PERIOD - 1) * workOfTarget(targetOf(first)) + workOfTarget(targetOf(next))
      expect(next.work - first.work).toBe(added)
    }
  })

  it('the difficulty of a period follows from the duration of the previous one', async () => {
    const bounded = PERIODS.filter(([, next]) => targetOf(next) < mainnet.bridge.bitcoin.maximumTarget)
    for (const [first, next] of bounded.filter((_, i) => i % 16 === 0)) {
      const [before, after] = [headerOf(first), headerOf(next)]
      // The minimum time that leads to the next target: the list does not contain the time of the last block.
      const seconds = Number((targetOf(next) * BigInt(SECONDS_OF_PERIOD)) / targetOf(first)) + 1
      const end = before.timestamp + seconds
      expect(Math.abs(end - after.timestamp)).toBeLessThan(TWO_HOURS)
      expect(await judge(before.timestamp, end, before.bits, after.bits)).toBe(true)
      expect(await judge(before.timestamp, end + 60, before.bits, after.bits)).toBe(false)
    }
  })

  it('the checkpoint of mainnet is the last one a week before its first federation', () => {
    const { createdAt } = mainnet.bridge.federation
    const before = BLOCKS.filter((block) => headerOf(block).timestamp <= createdAt - WEEK_SECONDS)
    expect(mainnet.bridge.bitcoin.checkpoints?.first).toEqual(before.at(-1))
    expect(mainnet.bridge.bitcoin.checkpoints?.last).toEqual(BLOCKS.at(-1))
  })
})

/** Cases of Bitcoin Core. */
it.each([
  ['2,015', 1_231_006_505, 1_233_061_996, 0x1d00ffff, 0x1d00ffff],
  ['32,255', 1_261_130_161, 1_262_152_739, 0x1d00ffff, 0x1d00d86a],
  ['68,543, at the end of a period of a quarter of the time', 1_279_008_237, 1_279_297_671, 0x1c05a3f4, 0x1c0168fd],
  ['46,367, if its period had been long', 1_263_163_443, 1_269_211_443, 0x1c387f6f, 0x1d00e1fd],
])('the difficulty after block %s is that of Bitcoin Core', async (_block, begin, end, before, after) => {
  expect(await judge(begin, end, before, after)).toBe(true)
  for (const wrong of [after - 1, after + 1]) expect(await judge(begin, end, before, wrong)).toBe(false)
})
