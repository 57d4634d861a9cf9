import { expect } from 'vitest'
import { it } from '../../_helpers/it.ts'

it.for<[string, number, number | null]>([
  ['anvil_setIntervalMining', 12, 12],
  ['evm_setIntervalMining', 12_000, 12],
  ['hardhat_setIntervalMining', 250, 1],
  ['anvil_setIntervalMining', 0, null],
])('anvil_getIntervalMining returns seconds after %s of %d', async ([method, given, seconds], { startNode }) => {
  const { ask } = await startNode({ networks: ['regtest'] })
  expect(await ask('anvil_getIntervalMining')).toMatchObject({ result: null })
  expect(await ask(method, given)).toMatchObject({ result: method === 'anvil_setIntervalMining' ? null : true })
  expect(await ask('anvil_getIntervalMining')).toMatchObject({ result: seconds })
})
