import { expect, it } from 'vitest'
import { openPeered } from '../../_helpers/askChain.ts'

it('net_peerList lists peers', async () => {
  const { ask } = await openPeered()
  expect(await ask('net_peerList')).toEqual([
    '3fd44f66 | a.example/192.0.2.1:5050',
    '50517861 | b.example/192.0.2.2:5050',
  ])
})
