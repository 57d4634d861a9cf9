import { expect, it } from 'vitest'
import { openAsked } from '../../_helpers/askChain.ts'

// What it finds by number is compared with what is found by hash in eth_getUncleByBlockHashAndIndex.test.ts.
it('finds none in the block that would be mined now, which has none', async () => {
  const { ask } = await openAsked()
  expect(await ask('eth_getUncleByBlockNumberAndIndex', 'pending', '0x0')).toBeNull()
})
