import { expect } from 'vitest'
import { it } from '../../_helpers/it.ts'

// eth_getUncleByBlockHashAndIndex.test.ts compares the uncles by number with those by hash.
it('eth_getUncleByBlockNumberAndIndex returns null for the pending block, which has no uncles', async ({
  served: { askResult },
}) => {
  expect(await askResult('eth_getUncleByBlockNumberAndIndex', 'pending', '0x0')).toBeNull()
})
