import { expect } from 'vitest'
import { it } from '../../_helpers/it.ts'

it('eth_getFilterLogs returns all logs of the range each time, and the next poll returns them, too', async ({
  node: { askResult },
}) => {
  const filter = { fromBlock: '0x3', toBlock: '0x4' }
  const [all, id] = [await askResult('eth_getLogs', filter), await askResult('eth_newFilter', filter)]
  expect(all).toHaveLength(3)
  expect(await askResult('eth_getFilterLogs', id)).toEqual(all)
  expect(await askResult('eth_getFilterChanges', id)).toEqual(all)
  expect(await askResult('eth_getFilterChanges', id)).toEqual([])
  expect(await askResult('eth_getFilterLogs', id)).toEqual(all)
})
