import { afterAll, describe, expect, it } from 'vitest'
import { FORKED_CHAINS, serveRecording } from '../_helpers/recordedForks.ts'
import { until } from '../_helpers/until.ts'
import { serveUpstream } from '../_helpers/upstream.ts'
import { type Fault, startEndpoint } from './_endpoint.ts'
import { runFalseCampaign } from './_falseCampaign.ts'
import { headOf, mineBlocks, serveNode } from './_nodes.ts'

// The stress tests have more of this on another chain.
describe.each(FORKED_CHAINS.slice(1, 2))('an upstream network of $name with a false endpoint', async (recorded) => {
  const { served: node, blocks } = await serveRecording(recorded)
  afterAll(() => node.close())

  it('returns no false answer, and reports the endpoint', async () => {
    const endpoints = [await startEndpoint(node.url), await startEndpoint(node.url)] as const
    const done = await runFalseCampaign({ node, blocks, endpoints, falsifying: [endpoints[0]] }, 1, 40)
    expect(done.errors).toBe(0)
    expect(done.reported).toBeGreaterThan(done.networks / 2)
  })

  it('returns right answers or errors of this node if all endpoints are false', async () => {
    const endpoints = [await startEndpoint(node.url), await startEndpoint(node.url)] as const
    const done = await runFalseCampaign({ node, blocks, endpoints, falsifying: endpoints }, 2, 40)
    expect(done.errors).toBeGreaterThan(0)
  })
})

describe.each<Fault>(['dead', 'frozen', 'overloaded', 'failing', 'truncated', 'oversized'])(
  'an upstream network whose preferred endpoint is %s',
  (fault) => {
    it('answers without errors, and follows the head of the other endpoint', async () => {
      const node = await serveNode()
      await mineBlocks(node, 3)
      const endpoints = [await startEndpoint(node.url), await startEndpoint(node.url)] as const
      const ofRemote = { hedgeAfterMs: 1, maxBytes: 2 ** 20 }
      const upstream = await serveUpstream(
        endpoints.map(({ url }) => url),
        {},
        ofRemote,
      )
      await upstream.opened.pollAll()
      endpoints[0].fault = fault
      await mineBlocks(node, 2)
      const polled = upstream.opened.pollAll()
      await until(() => upstream.opened.upstream.headNumber() === 5)
      for (const height of ['0x1', '0x2', '0x5']) {
        expect(await upstream.ask('eth_getBlockByNumber', height, true)).toEqual(
          await node.ask('eth_getBlockByNumber', height, true),
        )
        expect(await upstream.askResult('eth_getBalance', `0x${'0'.repeat(40)}`, height)).toBe('0x0')
        expect(await upstream.askResult('eth_gasPrice')).toBe(await node.askResult('eth_gasPrice'))
      }
      expect(await headOf(upstream)).toBe(await headOf(node))
      expect(upstream.remote.endpoints().map(({ wrong }) => wrong)).toEqual([undefined, undefined])
      await upstream.opened.close()
      await polled
    })
  },
)
