import { expect, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { openDelayedWay } from '../../bench/upstream/delay.ts'
import { systemTimer } from '../../src/base/clock.ts'
import { MINES_ON_DEMAND } from '../_helpers/chain.ts'
import { serveTestChain } from '../_helpers/serveTestChain.ts'
import { until } from '../_helpers/until.ts'
import { serveUpstream } from '../_helpers/upstream.ts'
import { deploy, keep } from '../chain/import/_branches.ts'

/** Number of handshakes at once. */
const OPENING = 50
const KINDS = ['newHeads', 'logs']

/** A client with a subscription to heads and one to logs, and the results of which it was notified. */
interface Subscriber {
  readonly heads: string[]
  readonly logs: string[]
}

/** Opens a connection, and resolves when both subscriptions are confirmed. */
function openSubscriber(url: string): Promise<Subscriber> {
  const found = { newHeads: [] as string[], logs: [] as string[] }
  const kinds = new Map<string, string[]>()
  const socket = new WebSocket(url.replace('http', 'ws'))
  onTestFinished(() => socket.terminate())
  return new Promise((resolve, reject) => {
    socket.on('error', reject)
    socket.on('open', () => {
      for (const kind of KINDS)
        socket.send(JSON.stringify({ jsonrpc: '2.0', id: kind, method: 'eth_subscribe', params: [kind, {}] }))
    })
    socket.on('message', (data) => {
      const { id, result, params } = JSON.parse(String(data))
      if (id !== undefined) kinds.set(result, id === 'logs' ? found.logs : found.newHeads)
      else kinds.get(params.subscription)?.push(JSON.stringify(params.result))
      if (id !== undefined && kinds.size === KINDS.length) resolve({ heads: found.newHeads, logs: found.logs })
    })
  })
}

async function openAll(url: string, count: number): Promise<readonly Subscriber[]> {
  const opened: Subscriber[] = []
  while (opened.length < count) {
    const next = Array.from({ length: Math.min(OPENING, count - opened.length) }, () => openSubscriber(url))
    opened.push(...(await Promise.all(next)))
  }
  return opened
}

/** The load of the endpoint. */
export interface EndpointLoad {
  readonly connections: number
  /** Questions while the blocks were made, without those of the opening. */
  readonly questions: number
}

/**
 * Has clients subscribe to an upstream network whose endpoint makes three blocks with a log each, and replaces the newest
 * by another one without. Expects that each client is notified of each change once.
 */
export async function notifyAll(count: number): Promise<EndpointLoad> {
  const node = await serveTestChain({ submitting: MINES_ON_DEMAND })
  await node.chain.submits.sendRaw(deploy)
  await node.chain.miner.mineOne()
  const way = await openDelayedWay(node.url, 0)
  onTestFinished(way.close)
  const upstream = await serveUpstream(
    [way.url],
    { pollMs: 200, timer: systemTimer },
    {},
    { maxConnections: 20_000, connectionsPerAddress: 20_000 },
  )
  const subscribers = await openAll(upstream.url, count)
  const before = way.questions()
  const areAt = (heads: number) => until(() => subscribers.every((one) => one.heads.length === heads))
  for (let block = 1; block <= 3; block++) {
    await node.chain.submits.sendRaw(keep(BigInt(block), BigInt(block)))
    await node.chain.miner.mineOne()
    await areAt(block)
  }
  await node.ask('anvil_reorg', 1)
  await node.ask('anvil_mine', '0x1')
  await areAt(5)
  const questions = way.questions() - before
  const [first] = subscribers
  const read = (texts: readonly string[] = []) => texts.map((text) => JSON.parse(text))
  expect(read(first?.heads).map(({ number }) => number)).toEqual(['0x2', '0x3', '0x4', '0x4', '0x5'])
  expect(new Set(first?.heads).size).toBe(5)
  await until(() => subscribers.every(({ logs }) => logs.length === 5))
  const logs = read(first?.logs)
  expect(logs.map(({ blockNumber, removed }) => [blockNumber, removed])).toEqual([
    ['0x2', false],
    ['0x3', false],
    ['0x4', false],
    ['0x4', true],
    ['0x5', false], // the transaction of the replaced block
  ])
  for (const other of subscribers) expect(other).toEqual(first)
  return { connections: way.connections(), questions }
}
