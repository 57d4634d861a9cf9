import { expect } from 'vitest'
import { it } from '../../_helpers/it.ts'

it('evm_mine mines several blocks, the first at the given time; null counts as absent', async ({ startNode }) => {
  const { ask } = await startNode({ networks: ['regtest'] })
  const newest = () => ask('eth_getBlockByNumber', 'latest', false)
  for (const [options, number, timestamp] of [
    [{ blocks: 3 }, '0x8', undefined],
    [{ timestamp: '0x7d000000' }, '0x9', '0x7d000000'],
    [{ timestamp: 2_100_000_000, blocks: '0x2' }, '0xb', '0x7d2b7501'],
    [{ timestamp: null, blocks: null }, '0xc', undefined],
    [{}, '0xd', undefined],
    [null, '0xe', undefined],
    [{ blocks: 0 }, '0xe', undefined],
  ]) {
    expect(await ask('evm_mine', options)).toMatchObject({ result: null })
    expect(await newest()).toMatchObject({ result: { number, ...(timestamp !== undefined && { timestamp }) } })
  }
})

it('evm_mine refuses more blocks than the max and leaves the clock unchanged', async ({ startNode }) => {
  const { ask } = await startNode({ networks: ['regtest'] })
  const { error } = await ask('evm_mine', { timestamp: 1_900_000_000, blocks: 1_000_001 })
  expect(error?.message).toBe('at most 1000000 blocks can be mined at a time')
  expect(await ask('evm_setTime', '0x6955c3fa')).toMatchObject({ result: 2760 })
  await ask('evm_mine')
  const newest = await ask('eth_getBlockByNumber', 'latest', false)
  expect(newest).toMatchObject({ result: { timestamp: '0x6955c3fa' } })
})

it("evm_mine mines a block at the given time, which must be after the newest block's", async ({ startNode }) => {
  const { ask } = await startNode({ networks: ['regtest'] })
  const time = 1_900_000_000
  expect(await ask('evm_mine', time)).toMatchObject({ result: null })
  const newest = await ask('eth_getBlockByNumber', 'latest', false)
  expect(newest).toMatchObject({ result: { timestamp: `0x${time.toString(16)}` } })
  const { error } = await ask('evm_mine', time)
  expect(error?.message).toBe(`the next block's time must be after ${time}, the newest block's time, got ${time}`)
})
