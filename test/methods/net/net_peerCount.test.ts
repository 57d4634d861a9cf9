import { expect, it } from 'vitest'
import { openPeered } from '../../_helpers/askChain.ts'

it('tells of peers where there are any', async () => {
  const { ask } = await openPeered()
  expect(await ask('net_peerCount')).toEqual('0x2')
})
