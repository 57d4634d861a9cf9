import { AbiCoder } from 'ethers'
import { describe, expect, it } from 'vitest'
import { concatBytes } from '../../../src/base/bytes.ts'
import { fromHex, toHex } from '../../../src/base/hex.ts'
import { toWord } from '../../../src/base/integer.ts'
import { MERGED_MINING_TAG } from '../../../src/bitcoin/coinbase.ts'
import type { AncestorBlock } from '../../../src/evm/evm.ts'
import { selectorOf } from '../../../src/evm/precompiles/native/abi.ts'
import { ALL_RULES, setScene } from '../../_helpers/evmScene.ts'
import { createTestHeader } from '../../_helpers/header.ts'

const BLOCK_HEADER = fromHex('0x0000000000000000000000000000000001000010')
const GAS = 100_000n
const NUMBER = 10_000
const EMPTY = '0x'

/** Returns a block whose fields contain its height. */
function ancestorAt(number: number): AncestorBlock {
  const uncles = [1, 2].map((i) => createTestHeader({ coinbase: new Uint8Array(20).fill(i), difficulty: 1000n }))
  const tag = concatBytes(new Uint8Array(5), MERGED_MINING_TAG, new Uint8Array(32), Uint8Array.of(7, 8))
  const header = createTestHeader({
    number,
    coinbase: new Uint8Array(20).fill(9),
    difficulty: 255n,
    gasUsed: 0n,
    minimumGasPrice: 128n,
    gasLimitBytes: fromHex('0x00989680'),
    bitcoinMergedMiningHeader: new Uint8Array(80).fill(6),
    bitcoinMergedMiningCoinbaseTransaction: tag,
  })
  return { hash: toWord(BigInt(number)), header, uncles, totalDifficulty: 0x8000n }
}

/** Returns the bytes that a method returns, or 'failed', and the heights that it read. */
async function callBlockHeader(name: string, args: (number | bigint)[], number = NUMBER, rules = ALL_RULES) {
  const { run } = await setScene()
  const types = args.map(() => 'int256')
  const data = concatBytes(
    selectorOf(`${name}(${types.join(',')})`),
    fromHex(AbiCoder.defaultAbiCoder().encode(types, args)),
  )
  const asked: number[] = []
  const getAncestor = async (height: number) => {
    asked.push(height)
    return height < 0 ? undefined : ancestorAt(height)
  }
  const execution = await run({ to: BLOCK_HEADER, data, gasLimit: GAS }, { number, rules, getAncestor })
  const gas = GAS - execution.gasLeft
  if (execution.paysWholeGasLimit === true) return { answer: 'failed', asked, gas }
  return { answer: AbiCoder.defaultAbiCoder().decode(['bytes'], toHex(execution.output))[0], asked, gas }
}

describe('BlockHeader', () => {
  it('BlockHeader returns the values of a block’s header', async () => {
    const shown = {
      getCoinbaseAddress: `0x${'09'.repeat(20)}`,
      getBlockHash: toHex(toWord(9999n)),
      getMergedMiningTags: '0x0708',
      getMinGasPrice: '0x0080',
      getGasLimit: '0x00989680',
      getGasUsed: '0x00',
      getDifficulty: '0x00ff',
      getBitcoinHeader: `0x${'06'.repeat(80)}`,
      getDifficultyWithUncles: '0x08cf',
      getCumulativeWork: '0x008000',
    }
    for (const [name, answer] of Object.entries(shown)) {
      expect(await callBlockHeader(name, [0]), name).toEqual({ answer, asked: [9999], gas: 4000n + 2n * 36n })
    }
  })

  it('BlockHeader counts depth from the parent down, to 3999', async () => {
    expect((await callBlockHeader('getBlockHash', [1])).asked).toEqual([9998])
    expect((await callBlockHeader('getBlockHash', [3999])).asked).toEqual([6000])
    for (const depth of [4000, 32_767, 32_768, 65_536, 2n ** 255n - 1n, -32_769, -(2n ** 255n)]) {
      expect(await callBlockHeader('getBlockHash', [depth])).toEqual({ answer: EMPTY, asked: [], gas: 4072n })
    }
  })

  it('BlockHeader refuses negative depths', async () => {
    for (const depth of [-1, -32_768]) expect((await callBlockHeader('getBlockHash', [depth])).answer).toBe('failed')
  })

  it('BlockHeader finds genesis only as the parent', async () => {
    expect((await callBlockHeader('getBlockHash', [0], 1)).asked).toEqual([0])
    expect((await callBlockHeader('getBlockHash', [1], 2)).answer).toBe(EMPTY)
    expect((await callBlockHeader('getBlockHash', [97], 98)).answer).toBe(EMPTY)
    expect((await callBlockHeader('getBlockHash', [96], 98)).asked).toEqual([1])
  })

  it('BlockHeader returns the coinbases of uncles', async () => {
    expect((await callBlockHeader('getUncleCoinbaseAddress', [0, 1])).answer).toBe(`0x${'02'.repeat(20)}`)
    for (const index of [2, 32_768, -32_769])
      expect((await callBlockHeader('getUncleCoinbaseAddress', [0, index])).answer).toBe(EMPTY)
    expect((await callBlockHeader('getUncleCoinbaseAddress', [0, -1])).answer).toBe('failed')
    expect((await callBlockHeader('getUncleCoinbaseAddress', [4000, -1])).answer).toBe(EMPTY)
    expect(await callBlockHeader('getUncleCoinbaseAddress', [0, 0])).toMatchObject({ gas: 4000n + 2n * 68n })
  })

  it('BlockHeader returns work with RSKIP-536', async () => {
    const rules = new Set([...ALL_RULES].filter((rule) => rule !== 'rskip536'))
    for (const name of ['getDifficultyWithUncles', 'getCumulativeWork']) {
      expect(await callBlockHeader(name, [0], NUMBER, rules)).toEqual({ answer: 'failed', asked: [], gas: 0n })
    }
  })
})
