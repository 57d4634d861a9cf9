import { describe, expect, it } from 'vitest'
import { askFixture } from '../../_helpers/sharedFixture.ts'

const feeHistory = (...params: readonly unknown[]) => askFixture('eth_feeHistory', ...params)

describe('parameters of eth_feeHistory', () => {
  it.each([['5'], [5], ['0x5'], ['0x005'], ['05']])('eth_feeHistory accepts a count of %j', async (count) => {
    expect(await feeHistory(count, 'latest')).toMatchObject({
      result: { oldestBlock: '0x1', gasUsedRatio: { length: 5 } },
    })
  })

  it.each([[0], ['0x00'], ['0'], ['0x'], [-1], [1.5], ['f'], [null], [`0x${'1'.repeat(65)}`]])(
    'not %j of them',
    async (count) => {
      expect(await feeHistory(count, 'latest')).toMatchObject({
        error: { code: -32602, data: { parameter: 'blockCount' } },
      })
    },
  )

  it.each([[[-1]], [[101]], [['x']], [['101']], [[Array(101).fill(1)].flat()], [50], ['50'], [[null]]])(
    'not the percentiles %j',
    async (percentiles) => {
      const data = { parameter: 'rewardPercentiles' }
      expect(await feeHistory('0x1', 'latest', percentiles)).toMatchObject({ error: { code: -32602, data } })
    },
  )

  it.each([[[]], [null]])('eth_feeHistory accepts percentiles of %j and returns no rewards', async (percentiles) => {
    expect(await feeHistory('0x1', 'latest', percentiles)).toEqual(await feeHistory('0x1', 'latest'))
    expect((await feeHistory('0x1', 'latest', percentiles)) as object).not.toHaveProperty('result.reward')
  })

  it('eth_feeHistory accepts percentiles as decimal text', async () => {
    expect(await feeHistory('0x1', 'latest', ['0', '33.3', '100'])).toEqual(
      await feeHistory('0x1', 'latest', [0, 33.3, 100]),
    )
  })

  it('eth_feeHistory accepts percentiles with fractions and repeated ones', async () => {
    expect(await feeHistory('0x1', '0x4', [0, 0, 0.5, 33.3, 100])).toMatchObject({
      result: { reward: [{ length: 5 }] },
    })
  })
})
