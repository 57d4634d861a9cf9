import { expect, it } from 'vitest'
import { openAsked } from '../../_helpers/askChain.ts'

// eth_getUncleByBlockHashAndIndex.test.ts compares the uncles by number with those by hash.
it('eth_getUncleByBlockNumberAndIndex returns null for the pending block, which has no uncles', async () => {
  const { ask } = await openAsked()
  expect(await ask('eth_getUncleByBlockNumberAndIndex', 'pending', '0x0')).toBeNull()
})
