import { expect } from 'vitest'
import { it } from '../../_helpers/it.ts'

it('rpc_modules names the served modules', async ({ startNode }) => {
  const { ask } = await startNode({ networks: ['regtest'], profile: 'local', disable: 'net', enable: 'rpc_modules' })
  const body = await ask('rpc_modules')
  expect(body).toMatchObject({ result: { eth: '1.0', web3: '1.0' } })
  expect(body).not.toHaveProperty('result.net')
})
