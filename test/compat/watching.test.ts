import { JsonRpcProvider, type Provider, WebSocketProvider } from 'ethers'
import { createPublicClient, http, type Log, type Transport, webSocket } from 'viem'
import { describe, expect, it, onTestFinished } from 'vitest'
import { toHex } from '../../src/base/hex.ts'
import { openTestChain } from '../_helpers/chain.ts'
import { serveChain } from '../_helpers/chainServer.ts'
import { deploy, keep, keeper, transfer } from '../chain/import/_branches.ts'

const POLL_MS = 20
const KEEPER = toHex(keeper)

/** A chain that mines at once behind the real server. */
async function serve() {
  const served = await serveChain(await openTestChain())
  onTestFinished(() => served.close())
  return { http: served.url, webSocket: served.url.replace('http', 'ws'), send: served.chain.submits.sendRaw }
}

type Send = (raw: Uint8Array) => Promise<Uint8Array>

/** Collects what comes. */
function collect<T>() {
  const items: T[] = []
  let wake = () => {}
  return {
    items,
    add(item: T) {
      items.push(item)
      wake()
    },
    /** The item of which something holds, once it has come. */
    async until(holds: (item: T) => boolean): Promise<T> {
      for (;;) {
        const found = items.find(holds)
        if (found !== undefined) return found
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },
  }
}

/**
 * Mines blocks until something holds: a client asks for what it watches in its own time, and ethers over HTTP looks for
 * news only with a block that comes while it is not looking.
 */
async function mineUntil(send: Send, from: bigint, make: (turn: bigint) => Uint8Array, holds: () => boolean) {
  let turn = from
  for (; !holds(); turn++) {
    await send(make(turn))
    for (let i = 0; i < 200; i++) await new Promise((resolve) => setImmediate(resolve))
  }
  return turn
}

const move = (turn: bigint) => transfer(1, turn, 1n)

describe.each<[string, (urls: { http: string; webSocket: string }) => Transport]>([
  ['webSocket()', (urls) => webSocket(urls.webSocket)],
  ['http()', (urls) => http(urls.http)],
])('viem over %s', (_name, transportOf) => {
  async function startViem() {
    const served = await serve()
    const client = createPublicClient({ transport: transportOf(served), pollingInterval: POLL_MS })
    onTestFinished(async () => {
      const { transport } = client
      if (transport.type === 'webSocket') (await transport.getRpcClient()).close()
    })
    return { ...served, client }
  }

  it('watches blocks', async () => {
    const { client, send } = await startViem()
    const seen = collect<bigint | null>()
    onTestFinished(client.watchBlocks({ onBlock: ({ number }) => seen.add(number) }))
    let turn = await mineUntil(send, 0n, move, () => seen.items.length > 0)
    for (const end = turn + 3n; turn < end; turn++) {
      await send(move(turn))
      await seen.until((number) => number === turn + 1n) // a block for each move
    }
  })

  it('watches events', async () => {
    const { client, send } = await startViem()
    await send(deploy)
    const seen = collect<Log>()
    onTestFinished(client.watchEvent({ address: KEEPER, onLogs: (logs) => logs.forEach(seen.add) }))
    const nonce = await mineUntil(
      send,
      1n,
      (turn) => keep(turn, 7n),
      () => seen.items.length > 0,
    )
    await send(keep(nonce, 8n))
    const log = await seen.until(({ topics }) => BigInt(topics[0] ?? 0) === 8n)
    expect(log).toMatchObject({ address: KEEPER, logIndex: 0, removed: false })
  })

  it('watches pending transactions', async () => {
    const { client, send } = await startViem()
    const seen = collect<string>()
    onTestFinished(client.watchPendingTransactions({ onTransactions: (hashes) => hashes.forEach(seen.add) }))
    await mineUntil(send, 0n, move, () => seen.items.length > 0)
    const hash = toHex(await send(transfer(2, 0n, 1n)))
    await seen.until((one) => one === hash)
  })
})

describe.each<[string, (urls: { http: string; webSocket: string }) => Provider]>([
  ['WebSocketProvider', (urls) => new WebSocketProvider(urls.webSocket)],
  [
    'JsonRpcProvider',
    (urls) => {
      const provider = new JsonRpcProvider(urls.http, undefined, { cacheTimeout: -1 })
      provider.pollingInterval = POLL_MS
      return provider
    },
  ],
])("ethers' %s", (_name, providerOf) => {
  async function startEthers() {
    const served = await serve()
    const provider = providerOf(served)
    onTestFinished(() => provider.destroy())
    await provider.getNetwork()
    return { ...served, provider }
  }

  it('tells blocks', async () => {
    const { provider, send } = await startEthers()
    const seen = collect<number>()
    await provider.on('block', seen.add)
    const turn = await mineUntil(send, 0n, move, () => seen.items.length > 0)
    await send(move(turn))
    await seen.until((number) => BigInt(number) === turn + 1n) // a block for each move
  })

  it('tells events of a contract', async () => {
    const { provider, send } = await startEthers()
    await send(deploy)
    const seen = collect<string>()
    await provider.on({ address: KEEPER }, (log: { topics: string[] }) => seen.add(log.topics[0] ?? ''))
    const nonce = await mineUntil(
      send,
      1n,
      (turn) => keep(turn, 7n),
      () => seen.items.length > 0,
    )
    await send(keep(nonce, 8n))
    const isThere = () => seen.items.some((topic) => BigInt(topic) === 8n)
    await mineUntil(send, 0n, move, isThere)
    expect(new Set(seen.items).size).toBe(2)
  })

  it('tells pending transactions', async () => {
    const { provider, send } = await startEthers()
    const seen = collect<string>()
    await provider.on('pending', seen.add)
    const turn = await mineUntil(send, 0n, move, () => seen.items.length > 0)
    const hash = toHex(await send(transfer(2, 0n, 1n)))
    await mineUntil(send, turn, move, () => seen.items.includes(hash))
  })
})
