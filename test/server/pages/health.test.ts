import { describe, expect, it } from 'vitest'
import { createReadiness, type WatchedChain } from '../../../src/server/pages/health.ts'
import { holdTimer } from '../../_helpers/heldTimer.ts'
import { call, startWatchedNode } from '../../metrics/_watchedNode.ts'
import { startTestServer } from '../_testServer.ts'

const ready = { head: 'ready', store: 'ready' }

/** Creates the readiness of one chain, ready by default. `asked` returns the number of queries to its store. */
function watch(chain: Partial<WatchedChain> = {}, limit: number | 'none' = 60, lagMs = 0) {
  const timer = holdTimer()
  let asked = 0
  const whole: WatchedChain = {
    headAgeSeconds: chain.headAgeSeconds ?? (() => 60),
    async askStore() {
      asked++
      await chain.askStore?.()
    },
  }
  const chains = new Map([['regtest', whole] as const])
  const look = createReadiness({ chains, headAgeLimitSeconds: limit, measureLagMs: async () => lagMs, timer })
  return { look, timer, asked: () => asked }
}

describe('a node is ready', () => {
  it('a node is ready when its head is new, its store responds and its event loop is not delayed', async () => {
    const { look } = watch()
    expect(await look()).toEqual({ isReady: true, eventLoop: 'ready', networks: { regtest: ready } })
  })

  it.each([
    [61, 60, 'old'],
    [null, 60, 'old'],
    [10 ** 9, 'none', 'ready'],
    [null, 'none', 'ready'],
  ] as const)('or not, with a newest block of %s s and a limit of %s', async (ageSeconds, limit, head) => {
    const { look } = watch({ headAgeSeconds: () => ageSeconds }, limit)
    expect(await look()).toMatchObject({ isReady: head === 'ready', networks: { regtest: { ...ready, head } } })
  })

  it('a node with a failing store is not ready, and the error is not sent', async () => {
    const { look } = watch({
      askStore: async () => {
        throw new Error('postgres://user:secret@db')
      },
    })
    expect(await look()).toEqual({
      isReady: false,
      eventLoop: 'ready',
      networks: { regtest: { head: 'ready', store: 'unreachable' } },
    })
  })

  it('a node with a delayed event loop is not ready', async () => {
    expect(await watch({}, 60, 500).look()).toMatchObject({ isReady: true })
    expect(await watch({}, 60, 501).look()).toMatchObject({ isReady: false, eventLoop: 'slow' })
  })
})

describe('a look', () => {
  it('readiness is checked at most once a second', async () => {
    const { look, timer, asked } = watch()
    await Promise.all(Array.from({ length: 100 }, look))
    timer.advance(999)
    await look()
    expect(asked()).toBe(1)
    timer.advance(1)
    await look()
    expect(asked()).toBe(2)
  })

  it('a readiness check waits two seconds for the store, and starts no second query before it responds', async () => {
    let answer = () => {}
    const hanging = new Promise<void>((resolve) => {
      answer = resolve
    })
    const { look, timer, asked } = watch({ askStore: () => hanging })
    for (let time = 0; time < 3; time++) {
      const found = look()
      timer.advance(2_000)
      expect(await found).toMatchObject({ networks: { regtest: { store: 'unreachable' } } })
    }
    expect(asked()).toBe(1)
    answer()
    await hanging
    timer.advance(1_000)
    await look()
    timer.advance(1_000)
    expect(await look()).toMatchObject({ networks: { regtest: { store: 'ready' } } })
  })
})

describe('GET /ready', () => {
  it('GET /ready needs no key and names the part that is not ready', async () => {
    const { url, post } = await startWatchedNode({ networks: 'regtest', readyHeadAgeSeconds: '600' })
    const before = await fetch(`${url}/ready`)
    expect([before.status, before.headers.get('cache-control')]).toEqual([503, 'no-store'])
    expect(await before.json()).toMatchObject({
      isReady: false,
      networks: { regtest: { head: 'old', store: 'ready' } },
    })
    expect((await fetch(`${url}/health`)).status).toBe(200)
    expect((await post(call('eth_chainId'))).status).toBe(200)
  })

  it('GET /ready has HEAD and no other method', async () => {
    const { send } = await startTestServer()
    expect(await send({ path: '/ready', method: 'GET' })).toMatchObject({ status: 200 })
    expect(await send({ path: '/ready', method: 'HEAD' })).toMatchObject({ status: 200, text: '' })
    expect(await send({ path: '/ready' })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
  })
})
