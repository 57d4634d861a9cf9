import { expect, it } from 'vitest'
import { servePeered } from '../../_helpers/serveTestChain.ts'

it('net_peerCount counts peers', async () => {
  const { askResult } = await servePeered()
  expect(await askResult('net_peerCount')).toEqual('0x2')
})
