import { expect, it } from 'vitest'
import { useFixture } from '../../_helpers/fixture.ts'
import { call } from '../../_helpers/wire.ts'

const start = useFixture()
const START = { networks: ['regtest'] }

it('eth_uninstallFilter returns true once and deletes the filter', async () => {
  const { url } = await start(START)
  const ask = async (method: string, ...params: unknown[]) => (await call(url('regtest'), method, params)).body
  const made = await ask('eth_newBlockFilter')
  const id = 'result' in made ? made.result : undefined
  expect(await ask('eth_uninstallFilter', id)).toMatchObject({ result: true })
  expect(await ask('eth_uninstallFilter', id)).toMatchObject({ result: false })
  expect(await ask('eth_getFilterChanges', id)).toMatchObject({ error: { code: -32000, message: 'filter not found' } })
})
