import { expect, it } from 'vitest'
import { servePeered } from '../../_helpers/serveTestChain.ts'

it('net_listening is true while peers can connect', async () => {
  const { askResult } = await servePeered()
  expect(await askResult('net_listening')).toEqual(true)
})
