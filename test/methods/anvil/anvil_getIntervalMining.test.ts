import { expect, it } from 'vitest'
import { useFixture } from '../../_helpers/fixture.ts'
import { call } from '../../_helpers/wire.ts'

const start = useFixture()

it.each([
  ['anvil_setIntervalMining', 12, 12],
  ['evm_setIntervalMining', 12_000, 12],
  ['hardhat_setIntervalMining', 250, 1],
  ['anvil_setIntervalMining', 0, null],
])('anvil_getIntervalMining returns seconds after %s of %d', async (method, given, seconds) => {
  const url = (await start({ networks: ['regtest'] })).url('regtest')
  expect((await call(url, 'anvil_getIntervalMining')).body).toMatchObject({ result: null })
  expect((await call(url, method, [given])).body).toMatchObject({ result: true })
  expect((await call(url, 'anvil_getIntervalMining')).body).toMatchObject({ result: seconds })
})
