import { expect, it } from 'vitest'
import { askFixture } from '../../_helpers/sharedFixture.ts'
import facts from '../../contract/fixture-facts.json' with { type: 'json' }

/** The expected values were observed on a running reference node. */
it('eth_getStorageAt reads `0x` as position 0, and refuses an empty text', async () => {
  const at = (position: string) => askFixture('eth_getStorageAt', facts.registerAddress, position, 'latest')
  expect(await at('0x')).toEqual(await at('0x0'))
  expect(await at('0x')).not.toEqual(await at('0x5'))
  expect(await at('')).toMatchObject({ error: { code: -32602 } })
})
