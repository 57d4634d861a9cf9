import { expect, it } from 'vitest'
import { useFixture } from '../../_helpers/fixture.ts'
import { call } from '../../_helpers/wire.ts'

const start = useFixture()

it('evm_mine mines several blocks, the first at the given time; null counts as absent', async () => {
  const url = (await start({ networks: ['regtest'] })).url('regtest')
  const newest = async () => (await call(url, 'eth_getBlockByNumber', ['latest', false])).body
  for (const [options, number, timestamp] of [
    [{ blocks: 3 }, '0x8', undefined],
    [{ timestamp: '0x7d000000' }, '0x9', '0x7d000000'],
    [{ timestamp: 2_100_000_000, blocks: '0x2' }, '0xb', '0x7d2b7501'],
    [{ timestamp: null, blocks: null }, '0xc', undefined],
    [{}, '0xd', undefined],
    [null, '0xe', undefined],
    [{ blocks: 0 }, '0xe', undefined],
  ]) {
    expect((await call(url, 'evm_mine', [options])).body).toMatchObject({ result: null })
    expect(await newest()).toMatchObject({ result: { number, ...(timestamp !== undefined && { timestamp }) } })
  }
})

it('evm_mine refuses more blocks than the max and leaves the clock unchanged', async () => {
  const url = (await start({ networks: ['regtest'] })).url('regtest')
  const { error } = (await call(url, 'evm_mine', [{ timestamp: 1_900_000_000, blocks: 1_000_001 }])).body
  expect(error?.message).toBe('at most 1000000 blocks can be mined at a time')
  expect((await call(url, 'evm_setTime', ['0x6955c3fa'])).body).toMatchObject({ result: 2760 })
  await call(url, 'evm_mine')
  const newest = await call(url, 'eth_getBlockByNumber', ['latest', false])
  expect(newest.body).toMatchObject({ result: { timestamp: '0x6955c3fa' } })
})

it("evm_mine mines a block at the given time, which must be after the newest block's", async () => {
  const url = (await start({ networks: ['regtest'] })).url('regtest')
  const time = 1_900_000_000
  expect((await call(url, 'evm_mine', [time])).body).toMatchObject({ result: null })
  const newest = await call(url, 'eth_getBlockByNumber', ['latest', false])
  expect(newest.body).toMatchObject({ result: { timestamp: `0x${time.toString(16)}` } })
  const { error } = (await call(url, 'evm_mine', [time])).body
  expect(error?.message).toBe(`the next block's time must be after ${time}, the newest block's time, got ${time}`)
})
