import { expect, it } from 'vitest'
import { useFixture } from '../../_helpers/fixture.ts'
import { call } from '../../_helpers/wire.ts'

const start = useFixture()

it("a time that is given is the block's, and has to be after the newest one's", async () => {
  const url = (await start({ networks: ['regtest'] })).url('regtest')
  const time = 1_900_000_000
  expect((await call(url, 'evm_mine', [time])).body).toMatchObject({ result: null })
  const newest = await call(url, 'eth_getBlockByNumber', ['latest', false])
  expect(newest.body).toMatchObject({ result: { timestamp: `0x${time.toString(16)}` } })
  const { error } = (await call(url, 'evm_mine', [time])).body
  expect(error?.message).toBe(`the next block's time has to be after ${time}, the newest block's, but is ${time}`)
})
