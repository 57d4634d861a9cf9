import { expect, it } from 'vitest'
import { openPeered } from '../../_helpers/askChain.ts'

it('net_listening is true while peers can connect', async () => {
  const { ask } = await openPeered()
  expect(await ask('net_listening')).toEqual(true)
})
