import { expect } from 'vitest'
import { it } from '../../_helpers/it.ts'

it('sco_bannedAddresses lists banned addresses until they are unbanned', async ({ node: { ask } }) => {
  for (const address of ['192.168.51.1/16', '2001:DB8:0::1', '192.168.51.1']) {
    expect(await ask('sco_banAddress', address)).toMatchObject({ result: null })
  }
  expect(await ask('sco_bannedAddresses')).toMatchObject({ result: ['192.168.51.1/16', '2001:db8::1', '192.168.51.1'] })
  expect(await ask('sco_unbanAddress', '192.168.51.1')).toMatchObject({ result: null })
  expect(await ask('sco_bannedAddresses')).toMatchObject({ result: ['192.168.51.1/16', '2001:db8::1'] })
})
