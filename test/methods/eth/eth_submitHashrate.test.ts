import { expect, it } from 'vitest'
import { useFixture } from '../../_helpers/fixture.ts'
import { call } from '../../_helpers/wire.ts'

const start = useFixture()

it('eth_submitHashrate adds to the hashrate, by client id in any spelling', async () => {
  const { url } = await start({ networks: ['regtest'] })
  const ask = async (method: string, ...params: readonly string[]) => (await call(url('regtest'), method, params)).body
  await ask('eth_submitHashrate', '0x10', `0x${'ab'.repeat(32)}`)
  await ask('eth_submitHashrate', '20', 'AB'.repeat(32))
  await ask('eth_submitHashrate', '0x1', `0x${'cd'.repeat(32)}`)
  expect(await ask('eth_hashrate')).toMatchObject({ result: '0x21' })
  await ask('eth_submitHashrate', 'f'.repeat(64), `0x${'ef'.repeat(32)}`)
  expect(await ask('eth_hashrate')).toMatchObject({ result: `0x${'f'.repeat(64)}` })
})
