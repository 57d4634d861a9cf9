import { describe, expect, it } from 'vitest'
import type { Network } from '../../src/chainspec/network.ts'
import { NETWORKS } from '../../src/chainspec/networks.ts'
import { originOf } from '../../src/node/forkedNetwork.ts'
import { findImplausibleChild, findImplausibleJump, secondsTooEarly } from '../../src/upstream/plausibility.ts'
import { holdClock } from '../_helpers/chain.ts'
import { until } from '../_helpers/until.ts'
import { serveUpstream } from '../_helpers/upstream.ts'
import { copyBlocks, headOf, mineBlocks, serveNode, serveTwo } from './_nodes.ts'

const { mainnet } = NETWORKS
const UNIT = 10n ** 15n
const HEAD = { number: 6_000_000, timestamp: 1_700_000_000, difficulty: 4_000_000n * UNIT, uncleCount: 0 }
const childAfter = (seconds: number, difficulty: bigint) => ({
  ...HEAD,
  number: HEAD.number + 1,
  timestamp: HEAD.timestamp + seconds,
  difficulty,
})

describe('a block above the head', () => {
  it('has the difficulty that follows from its parent, which costs its work', () => {
    expect(findImplausibleChild(childAfter(20, 3_990_000n * UNIT), HEAD, mainnet)).toBeUndefined()
    expect(findImplausibleChild(childAfter(20, 1n), HEAD, mainnet)).toContain(
      'its difficulty is 1 instead of 3990000000000000000000',
    )
  })

  it('has a later timestamp than its parent', () => {
    expect(findImplausibleChild(childAfter(0, 4_010_000n * UNIT), HEAD, mainnet)).toContain('timestamp')
  })

  it('that is far above cannot have grown by more than a block per second, or be much easier', () => {
    const far = (blocks: number, seconds: number, difficulty = HEAD.difficulty) =>
      findImplausibleJump({ ...childAfter(seconds, difficulty), number: HEAD.number + blocks }, HEAD, mainnet)
    expect(far(1_000, 25_000, 500_000n * UNIT)).toBeUndefined()
    expect(far(1_000, 999)).toContain('1000 blocks above the head, and 999 seconds later')
    expect(far(1_000, 25_000, 500_000n * UNIT - 1n)).toContain('its difficulty is 499999')
  })

  it('is at most as far in the future as the network allows', () => {
    const limit = Number(mainnet.timestampLimits?.futureSeconds)
    const nowMs = HEAD.timestamp * 1000
    expect(secondsTooEarly(childAfter(limit, 1n), mainnet, nowMs)).toBe(0)
    expect(secondsTooEarly(childAfter(limit + 7, 1n), mainnet, nowMs)).toBe(7)
    expect(secondsTooEarly(childAfter(10 ** 9, 1n), NETWORKS.regtest, nowMs)).toBe(0)
  })
})

describe('head of an upstream network', () => {
  /** Serves two nodes whose network is another one for Scion. */
  async function serveAs(change: (network: Network) => Network, nowMs?: number) {
    const nodes = [await serveNode(1), await serveNode(2)] as const
    await mineBlocks(nodes[0], 3)
    await copyBlocks(...nodes)
    const urls = nodes.map(({ url }) => url)
    const upstream = await serveUpstream(urls, {
      networkOf: (chain) => change(originOf(chain)),
      ...(nowMs !== undefined && { clock: holdClock(nowMs) }),
    })
    await upstream.opened.pollAll()
    return { nodes, upstream, before: await headOf(upstream) }
  }

  it('does not move to a block whose difficulty is not that of its rules, and excludes its node', async () => {
    const { nodes, upstream, before } = await serveAs((network) => ({
      ...network,
      difficulty: { ...network.difficulty, fixed: 5n },
    }))
    await mineBlocks(nodes[0], 1)
    await upstream.opened.pollAll()
    expect(await headOf(upstream)).toBe(before)
    expect(upstream.remote.endpoints()[0]?.wrong).toContain('its difficulty is 1 instead of 5')
    expect(upstream.remote.endpoints()[1]?.wrong).toBeUndefined()
  })

  it('does not move to a block of the far future yet, and does not exclude its node', async () => {
    const limits = { futureSeconds: 60, bitcoinDistanceSeconds: 300, bitcoinDistanceSecondsFromRskip297: 7200 }
    const { nodes, upstream, before } = await serveAs((network) => ({ ...network, timestampLimits: limits }), 1_000)
    await mineBlocks(nodes[0], 1)
    await upstream.opened.pollAll()
    expect(await headOf(upstream)).toBe(before)
    expect(upstream.problems.join()).toContain('further in the future than blocks may be')
    expect(upstream.remote.endpoints().map(({ wrong }) => wrong)).toEqual([undefined, undefined])
  })

  it('does not wait again and again for a node that claims a high head and does not return it', async () => {
    const { nodes, endpoints, upstream } = await serveTwo(3)
    const [liar] = endpoints
    let claims = 0
    liar.falsify = (result, method, params) =>
      method === 'eth_getBlockByNumber' && params[0] === 'latest'
        ? {
            ...Object(result),
            number: '0xffffffffffff',
            totalDifficulty: `0x${'f'.repeat(64)}`,
            hash: `0x${String(++claims).padStart(64, '0')}`,
          }
        : result
    liar.delay = (method) => (method === 'eth_getBlockByHash' ? new Promise(() => undefined) : undefined)
    const reads = () => liar.questions.filter((question) => question.includes('eth_getBlockByHash')).length
    const before = reads()
    for (const times of [1, 2]) {
      const polled = upstream.opened.pollAll()
      await until(() => reads() === before + times)
      upstream.timer.advance(2_000)
      await polled
    }
    await mineBlocks(nodes[1], 1)
    await upstream.opened.pollAll()
    expect(await headOf(upstream)).toBe(await headOf(nodes[1]))
    expect(reads()).toBe(before + 2)
    upstream.timer.advance(4_000)
    const polled = upstream.opened.pollAll()
    await until(() => reads() === before + 3)
    upstream.timer.advance(2_000)
    await polled
  })
})
