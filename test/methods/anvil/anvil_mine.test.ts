import { expect, it } from 'vitest'
import { useFixture } from '../../_helpers/fixture.ts'
import { call } from '../../_helpers/wire.ts'

const start = useFixture()

async function newestTime(url: string): Promise<number> {
  const { body } = await call(url, 'eth_getBlockByNumber', ['latest', false])
  return Number(Reflect.get(Object(Reflect.get(body, 'result')), 'timestamp'))
}

it.each([
  ['anvil_mine', ['0x1', '0x64'], 100],
  ['anvil_mine', ['0x3', 100], 300],
  ['anvil_mine', [null, '0x64'], 100],
  ['hardhat_mine', ['0x3', '0x64'], 201],
])('%s of %j counts the interval as its tool does', async (method, params, seconds) => {
  const url = (await start({ networks: ['regtest'] })).url('regtest')
  await call(url, 'evm_mine')
  const before = await newestTime(url)
  expect((await call(url, method, params)).body).toMatchObject({ result: true })
  expect((await newestTime(url)) - before).toBe(seconds)
})
