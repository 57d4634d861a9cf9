import { expect, it } from 'vitest'
import { openPeered } from '../../_helpers/askChain.ts'

it('net_peerCount counts peers', async () => {
  const { ask } = await openPeered()
  expect(await ask('net_peerCount')).toEqual('0x2')
})
