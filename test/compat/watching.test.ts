import { JsonRpcProvider, type Provider, WebSocketProvider } from 'ethers'
import { createPublicClient, http, type Log, type Transport, webSocket } from 'viem'
import { describe, expect, it, onTestFinished } from 'vitest'
import { systemTimer } from '../../src/base/clock.ts'
import { toHex } from '../../src/base/hex.ts'
import type { Chain } from '../../src/chain/openChain.ts'
import { MINES_AT_ONCE, openTestChain } from '../_helpers/chain.ts'
import { type ServedChain, serveChain } from '../_helpers/chainServer.ts'
import { openTestFork } from '../_helpers/fork.ts'
import { serveTestChain } from '../_helpers/serveTestChain.ts'
import { UPSTREAM } from '../_helpers/service.ts'
import { serveUpstream } from '../_helpers/upstream.ts'
import { deploy, keep, keeper, transfer } from '../chain/import/_branches.ts'

const POLL_MS = 20
const KEEPER = toHex(keeper)

/** A chain, and what serves it. */
interface Serving {
  readonly chain: Chain
  serve(): Promise<Pick<ServedChain, 'url' | 'close'>>
}

type OpenChain = () => Promise<Serving>

const ofItself = (chain: Chain): Serving => ({ chain, serve: () => serveChain(chain) })

/** Opens a sandbox, which a node with an upstream asks for its newest block as often as a client polls. */
async function openUpstream(): Promise<Serving> {
  const { chain, url } = await serveTestChain()
  return { chain, serve: () => serveUpstream([url], { pollMs: POLL_MS, timer: systemTimer }) }
}

/** Opens a fork of a sandbox with two blocks. */
async function openFork(): Promise<Serving> {
  const { url, askResult } = await serveTestChain()
  for (let block = 0; block < 2; block++) await askResult('evm_mine')
  return ofItself((await openTestFork(url, {}, { submitting: MINES_AT_ONCE })).chain)
}

/** Combines each client with a sandbox, a fork and a node with an upstream, which mine at once. */
const onEach = <Connect>(clients: readonly (readonly [name: string, connect: Connect])[]) =>
  clients.flatMap(([name, connect]) => [
    [name, 'a sandbox', connect, async () => ofItself(await openTestChain())] as const,
    [name, 'a fork', connect, openFork] as const,
    [name, UPSTREAM, connect, openUpstream] as const,
  ])

/** Serves a chain with the real server. */
async function serve(openChain: OpenChain) {
  const { chain, serve: serveIt } = await openChain()
  const served = await serveIt()
  onTestFinished(() => served.close())
  return {
    http: served.url,
    webSocket: served.url.replace('http', 'ws'),
    send: chain.submits.sendRaw,
    start: BigInt(chain.reads.headNumber()),
  }
}

type Send = (raw: Uint8Array) => Promise<Uint8Array>

/** Returns a list that can wait for an item. */
function collect<T>() {
  const items: T[] = []
  let wake = () => {}
  return {
    items,
    add(item: T) {
      items.push(item)
      wake()
    },
    /** Resolves with the first item that satisfies the condition. */
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
 * Mines blocks until the condition holds: a client subscribes or polls asynchronously, and ethers over HTTP polls for other events
 * only after a new block.
 */
async function mineUntil(send: Send, from: bigint, make: (nonce: bigint) => Uint8Array, holds: () => boolean) {
  let nonce = from
  for (; !holds(); nonce++) {
    await send(make(nonce))
    for (let i = 0; i < 200; i++) await new Promise((resolve) => setImmediate(resolve))
  }
  return nonce
}

const move = (nonce: bigint) => transfer(1, nonce, 1n)

type Urls = { readonly http: string; readonly webSocket: string }

describe.each(
  onEach<(urls: Urls) => Transport>([
    ['webSocket()', (urls) => webSocket(urls.webSocket)],
    ['http()', (urls) => http(urls.http)],
  ]),
)('viem over %s on %s', (_name, _on, transportOf, openChain) => {
  async function startViem() {
    const served = await serve(openChain)
    const client = createPublicClient({ transport: transportOf(served), pollingInterval: POLL_MS })
    onTestFinished(async () => {
      const { transport } = client
      if (transport.type === 'webSocket') (await transport.getRpcClient()).close()
    })
    return { ...served, client }
  }

  it('watchBlocks of viem reports each block', async () => {
    const { client, send, start } = await startViem()
    const seen = collect<bigint | null>()
    onTestFinished(client.watchBlocks({ onBlock: ({ number }) => seen.add(number) }))
    let nonce = await mineUntil(send, 0n, move, () => seen.items.length > 0)
    for (const end = nonce + 3n; nonce < end; nonce++) {
      await send(move(nonce))
      await seen.until((number) => number === start + nonce + 1n) // a block for each move
    }
  })

  it('watchEvent of viem reports an event of the contract', async () => {
    const { client, send } = await startViem()
    await send(deploy)
    const seen = collect<Log>()
    onTestFinished(client.watchEvent({ address: KEEPER, onLogs: (logs) => logs.forEach(seen.add) }))
    const nonce = await mineUntil(
      send,
      1n,
      (next) => keep(next, 7n),
      () => seen.items.length > 0,
    )
    await send(keep(nonce, 8n))
    const log = await seen.until(({ topics }) => BigInt(topics[0] ?? 0) === 8n)
    expect(log).toMatchObject({ address: KEEPER, logIndex: 0, removed: false })
  })

  it('watchPendingTransactions of viem reports the hash of a sent transaction', async () => {
    const { client, send } = await startViem()
    const seen = collect<string>()
    onTestFinished(client.watchPendingTransactions({ onTransactions: (hashes) => hashes.forEach(seen.add) }))
    await mineUntil(send, 0n, move, () => seen.items.length > 0)
    const hash = toHex(await send(transfer(2, 0n, 1n)))
    await seen.until((one) => one === hash)
  })
})

function pollWithEthers(urls: Urls): Provider {
  const provider = new JsonRpcProvider(urls.http, undefined, { cacheTimeout: -1 })
  provider.pollingInterval = POLL_MS
  return provider
}

describe.each(
  onEach<(urls: Urls) => Provider>([
    ['WebSocketProvider', (urls) => new WebSocketProvider(urls.webSocket)],
    ['JsonRpcProvider', pollWithEthers],
  ]),
)("ethers' %s on %s", (_name, _on, providerOf, openChain) => {
  async function startEthers() {
    const served = await serve(openChain)
    const provider = providerOf(served)
    onTestFinished(() => provider.destroy())
    await provider.getNetwork()
    return { ...served, provider }
  }

  it('ethers reports each block', async () => {
    const { provider, send, start } = await startEthers()
    const seen = collect<number>()
    await provider.on('block', seen.add)
    const nonce = await mineUntil(send, 0n, move, () => seen.items.length > 0)
    await send(move(nonce))
    await seen.until((number) => BigInt(number) === start + nonce + 1n) // a block for each move
  })

  it('ethers reports each event of a contract', async () => {
    const { provider, send } = await startEthers()
    await send(deploy)
    const seen = collect<string>()
    await provider.on({ address: KEEPER }, (log: { topics: string[] }) => seen.add(log.topics[0] ?? ''))
    const nonce = await mineUntil(
      send,
      1n,
      (next) => keep(next, 7n),
      () => seen.items.length > 0,
    )
    await send(keep(nonce, 8n))
    const isThere = () => seen.items.some((topic) => BigInt(topic) === 8n)
    await mineUntil(send, 0n, move, isThere)
    expect(new Set(seen.items).size).toBe(2)
  })

  it('ethers reports the hash of a sent transaction as pending', async () => {
    const { provider, send } = await startEthers()
    const seen = collect<string>()
    await provider.on('pending', seen.add)
    const nonce = await mineUntil(send, 0n, move, () => seen.items.length > 0)
    const hash = toHex(await send(transfer(2, 0n, 1n)))
    await mineUntil(send, nonce, move, () => seen.items.includes(hash))
  })
})
