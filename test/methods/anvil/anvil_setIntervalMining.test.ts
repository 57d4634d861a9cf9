import { expect } from 'vitest'
import { it } from '../../_helpers/it.ts'

it.for<[string, number, boolean]>([
  ['anvil_setIntervalMining', 3600, false],
  ['anvil_setIntervalMining', 0, false],
  ['evm_setIntervalMining', 3_600_000, true],
  ['hardhat_setIntervalMining', 0, true],
])('automining after %s of %d is as on the node of that name', async ([method, interval, automine], { startNode }) => {
  const { ask } = await startNode({ networks: ['regtest'] })
  await ask('evm_setAutomine', true)
  await ask(method, interval)
  expect(await ask('anvil_getAutomine')).toMatchObject({ result: automine })
  await ask('evm_setAutomine', true)
  expect(await ask('anvil_getAutomine')).toMatchObject({ result: true })
})
