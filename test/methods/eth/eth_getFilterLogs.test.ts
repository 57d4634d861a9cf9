import { expect, it } from 'vitest'
import { useFixture } from '../../_helpers/fixture.ts'
import { call } from '../../_helpers/wire.ts'

const start = useFixture()

it('eth_getFilterLogs returns all logs of the range each time, and the next poll returns them, too', async () => {
  const { url } = await start({ networks: ['regtest'] })
  const ask = async (method: string, param: unknown) => {
    const { body } = await call(url('regtest'), method, [param])
    return 'result' in body ? body.result : body.error
  }
  const filter = { fromBlock: '0x3', toBlock: '0x4' }
  const [all, id] = [await ask('eth_getLogs', filter), await ask('eth_newFilter', filter)]
  expect(all).toHaveLength(3)
  expect(await ask('eth_getFilterLogs', id)).toEqual(all)
  expect(await ask('eth_getFilterChanges', id)).toEqual(all)
  expect(await ask('eth_getFilterChanges', id)).toEqual([])
  expect(await ask('eth_getFilterLogs', id)).toEqual(all)
})
