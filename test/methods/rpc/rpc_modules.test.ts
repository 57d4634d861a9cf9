import { expect, it } from 'vitest'
import { useFixture } from '../../_helpers/fixture.ts'
import { call } from '../../_helpers/wire.ts'

const start = useFixture()

it('rpc_modules names the served modules', async () => {
  const { url } = await start({ networks: ['regtest'], profile: 'local', disable: 'net', enable: 'rpc_modules' })
  const { body } = await call(url('regtest'), 'rpc_modules', [])
  expect(body).toMatchObject({ result: { eth: '1.0', web3: '1.0' } })
  expect(body).not.toHaveProperty('result.net')
})
