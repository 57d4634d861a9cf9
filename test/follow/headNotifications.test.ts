import { describe, expect, it, onTestFinished } from 'vitest'
import type { WebSocket } from 'ws'
import { openHeadNotifications } from '../../src/follow/headNotifications.ts'
import { type HeldTimer, holdTimer } from '../_helpers/heldTimer.ts'
import { until } from '../_helpers/until.ts'
import { type Answerer, startWebSocketServer } from '../client/_webSocketServer.ts'
import { startEndpoint } from '../upstream/_endpoint.ts'
import { mineBlocks, serveNode } from '../upstream/_nodes.ts'
import { newestOf, serveFollowed } from './_follow.ts'

const SECRET = 'key-0123456789'

/** Opens notifications of a server, whose subscriptions are answered by `answer`. */
async function open(answer?: Answerer, greet?: (socket: WebSocket) => void) {
  const server = await startWebSocketServer(answer, greet)
  const timer: HeldTimer = holdTimer()
  const lost: string[] = []
  const restored: string[] = []
  let heads = 0
  const { close } = openHeadNotifications({
    urls: [`${server.url}${SECRET}`],
    headers: [],
    timer,
    onHead: () => void heads++,
    onLost: (reason) => void lost.push(reason),
    onRestored: (origin) => void restored.push(origin),
  })
  onTestFinished(close)
  return { server, timer, lost, restored, heads: () => heads, close }
}

describe('a followed chain with a WebSocket', () => {
  it('follows a head after its notification, before the next poll', async () => {
    const node = await serveNode()
    const { url } = await startEndpoint(node.url)
    const follower = await serveFollowed([url], { webSocketUrls: [node.url.replace('http', 'ws')] })
    follower.followed.start()
    for (let height = 1; height <= 5; height++) {
      await mineBlocks(node, 1)
      await until(() => follower.chain.reads.headNumber() === height)
    }
    expect(await newestOf(follower)).toBe(await newestOf(node))
    expect([follower.timer.nowMs(), follower.problems]).toEqual([0, []])
  })

  it('polls while the WebSocket is lost', async () => {
    const node = await serveNode()
    const { url } = await startEndpoint(node.url)
    const follower = await serveFollowed([url], { webSocketUrls: ['ws://127.0.0.1:1'] })
    follower.followed.start()
    await until(() => follower.timer.waiting() === 3) // the polls, reports and the next connection
    await mineBlocks(node, 1)
    follower.timer.advance(1_000)
    await until(() => follower.chain.reads.headNumber() === 1)
    expect(follower.problems).toEqual([expect.stringMatching(/^ws:\/\/127\.0\.0\.1:1: .*ECONNREFUSED/)])
  })
})

describe('notifications of heads', () => {
  it('are received for each message after the subscription', async () => {
    const { server, heads } = await open()
    await until(() => heads() === 2) // after the subscription, and its first item
    server.notify({ number: '0x2' })
    server.notify('anything')
    await until(() => heads() === 4)
  })

  it('are subscribed to again after a second when the connection was cut, and once it is reported', async () => {
    const { server, timer, lost, heads } = await open()
    await until(() => heads() === 2)
    server.cut()
    await until(() => lost.length === 1)
    timer.advance(999)
    expect(server.connections()).toBe(0)
    timer.advance(1)
    await until(() => heads() === 4)
    expect(lost).toEqual([expect.stringContaining('closed with code 1006')])
  })

  it('are reported as restored once the next connection has lasted for a minute, and not the first one', async () => {
    // Each pong is followed by a message, so that the test knows of it.
    const { server, timer, lost, restored, heads } = await open(undefined, (socket) =>
      socket.on('ping', () => socket.send('pong')),
    )
    await until(() => heads() === 3)
    timer.advance(60_000)
    await until(() => heads() === 4)
    expect(restored).toEqual([])
    server.cut()
    await until(() => lost.length === 1)
    timer.advance(1_000)
    await until(() => heads() === 7)
    timer.advance(59_999)
    await until(() => heads() === 8)
    expect(restored).toEqual([])
    timer.advance(1)
    expect(restored).toEqual([server.url.slice(0, -1)])
  })

  it('of a server that ends each subscription are asked for with longer pauses, and lost once', async () => {
    const { server, timer, lost, heads } = await open()
    for (const [index, pause] of [1_000, 2_000, 4_000].entries()) {
      await until(() => heads() === 2 * (index + 1))
      server.cut()
      await until(() => timer.waiting() === 1) // the pause; a connection has three waits
      timer.advance(pause - 1)
      expect(server.connections()).toBe(0)
      timer.advance(1)
    }
    await until(() => heads() === 8)
    expect(lost).toHaveLength(1)
  })

  it('are asked for with pauses that double while the connection is refused', async () => {
    const { server, timer, lost } = await open(undefined, (socket) => socket.terminate())
    await until(() => lost.length === 1)
    for (const pause of [1_000, 2_000, 4_000]) {
      const begun = timer.nextWait()
      timer.advance(pause)
      await begun // of the opening
      await timer.nextWait() // until the next attempt
    }
    expect(lost).toHaveLength(1)
    expect(server.requests).toEqual([])
  })

  it.each<[string, Answerer]>([
    ['refused', ({ id }) => ({ jsonrpc: '2.0', id, error: { code: -32601, message: `no ${SECRET}` } })],
    ['malformed', () => 'no JSON'],
    ['longer than 64 KiB', () => 'x'.repeat(65 * 1024)],
  ])('are lost if the response is %s, without showing the key', async (_, answer) => {
    const { lost, heads } = await open(answer)
    await until(() => lost.length === 1)
    expect(lost[0]).toMatch(/^ws:\/\/127\.0\.0\.1:\d+: (eth_subscribe was refused: no …|the response|Max payload size)/)
    expect(heads()).toBe(0)
  })

  it('come from any number of servers, without a warning of a leak', async () => {
    const server = await startWebSocketServer()
    let heads = 0
    const urls = Array.from({ length: 12 }, (_, index) => `${server.url}${index}`)
    const setup = { urls, headers: [], timer: holdTimer(), onHead: () => void heads++, onLost: () => {} }
    onTestFinished(openHeadNotifications(setup).close)
    await until(() => heads === 2 * urls.length) // after each subscription, and its first item
  })

  it('are lost if the server does not answer to a ping', async () => {
    const { timer, lost, heads } = await open(undefined, (socket) =>
      setImmediate(() => socket.once('message', () => socket.pause())),
    )
    await until(() => heads() === 2)
    timer.advance(20_000)
    await until(() => lost.length === 1)
    expect(lost[0]).toContain('no response within 20000 ms')
  })

  it('are lost if the server does not answer to the subscription', async () => {
    const { server, timer, lost } = await open(() => null)
    await until(() => server.requests.length === 1)
    timer.advance(10_000)
    await until(() => lost.length === 1)
    expect(lost[0]).toContain('no subscription within 10000 ms')
  })

  it('are lost if the server sends more than a syncing node', async () => {
    const { server, lost, heads } = await open()
    await until(() => heads() === 2)
    for (let count = 0; count < 21_000; count++) server.notify(0)
    await until(() => lost.length === 1)
    expect(lost[0]).toContain('more than 20000 messages')
  })

  it('end with the node', async () => {
    const { server, timer, lost, heads, close } = await open()
    await until(() => heads() === 2)
    close()
    await until(() => server.connections() === 0)
    expect([lost, timer.waiting()]).toEqual([[], 0])
  })
})
