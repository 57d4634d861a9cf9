import { expect } from 'vitest'
import { it } from '../../_helpers/it.ts'

it('eth_uninstallFilter returns true once and deletes the filter', async ({ node: { ask, askResult } }) => {
  const id = await askResult('eth_newBlockFilter')
  expect(await ask('eth_uninstallFilter', id)).toMatchObject({ result: true })
  expect(await ask('eth_uninstallFilter', id)).toMatchObject({ result: false })
  expect(await ask('eth_getFilterChanges', id)).toMatchObject({ error: { code: -32000, message: 'filter not found' } })
})
