import { expect } from 'vitest'
import { it } from '../../_helpers/it.ts'
import type { Asked } from '../../_helpers/wire.ts'

async function newestTime({ askResult }: Asked): Promise<number> {
  return Number(Reflect.get(Object(await askResult('eth_getBlockByNumber', 'latest', false)), 'timestamp'))
}

it.for<[string, unknown[], number]>([
  ['anvil_mine', ['0x1', '0x64'], 100],
  ['anvil_mine', ['0x3', 100], 300],
  ['anvil_mine', [null, '0x64'], 100],
  ['hardhat_mine', ['0x3', '0x64'], 201],
])('%s of %j counts the interval as its tool does', async ([method, params, seconds], { startNode }) => {
  const node = await startNode({ networks: ['regtest'] })
  await node.ask('evm_mine')
  const before = await newestTime(node)
  expect(await node.ask(method, ...params)).toMatchObject({ result: method === 'anvil_mine' ? null : true })
  expect((await newestTime(node)) - before).toBe(seconds)
})
