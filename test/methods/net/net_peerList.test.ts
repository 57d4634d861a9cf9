import { expect, it } from 'vitest'
import { servePeered } from '../../_helpers/serveTestChain.ts'

it('net_peerList lists peers', async () => {
  const { askResult } = await servePeered()
  expect(await askResult('net_peerList')).toEqual([
    '3fd44f66 | a.example/192.0.2.1:5050',
    '50517861 | b.example/192.0.2.2:5050',
  ])
})
