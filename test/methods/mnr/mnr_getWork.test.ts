import { expect } from 'vitest'
import { it } from '../../_helpers/it.ts'

it('mnr_getWork and peer scores are not served where the reference node does not serve them; eth_getWork is', async ({
  startNode,
}) => {
  const { ask } = await startNode({ networks: ['regtest'], profile: 'node' })
  for (const method of ['mnr_getWork', 'sco_peerList']) {
    expect((await ask(method)).error).toMatchObject({
      code: -32601,
      message: `the method ${method} does not exist/is not available`,
    })
  }
  expect(await ask('eth_getWork')).toHaveProperty('result')
})
