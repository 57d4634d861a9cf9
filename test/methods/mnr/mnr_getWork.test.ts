import { expect, it } from 'vitest'
import { useFixture } from '../../_helpers/fixture.ts'
import { call } from '../../_helpers/wire.ts'

const start = useFixture()

it('mnr_getWork and peer scores are not served where the reference node does not serve them; eth_getWork is', async () => {
  const { url } = await start({ networks: ['regtest'], profile: 'node' })
  for (const method of ['mnr_getWork', 'sco_peerList']) {
    const { body } = await call(url('regtest'), method)
    expect(body.error).toMatchObject({ code: -32601, message: `the method ${method} does not exist/is not available` })
  }
  expect((await call(url('regtest'), 'eth_getWork')).body).toHaveProperty('result')
})
