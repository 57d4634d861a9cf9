import { expect, it } from 'vitest'
import { askFixture } from '../../_helpers/sharedFixture.ts'
import facts from '../../contract/fixture-facts.json' with { type: 'json' }

/** What the reference node does was seen on a running one. */
it('takes `0x` for position 0, and an empty text for none', async () => {
  const at = (position: string) => askFixture('eth_getStorageAt', facts.registerAddress, position, 'latest')
  expect(await at('0x')).toEqual(await at('0x0'))
  expect(await at('0x')).not.toEqual(await at('0x5'))
  expect(await at('')).toMatchObject({ error: { code: -32602 } })
})
