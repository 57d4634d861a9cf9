import { connect, createServer, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { toHex } from '../../src/base/hex.ts'
import type { Chain } from '../../src/chain/openChain.ts'
import { createClient } from '../../src/client/client.ts'
import { webSocket } from '../../src/client/webSocket.ts'
import { openStore } from '../../src/storage/openStore.ts'
import { MINES_ON_DEMAND, openTestChain } from '../_helpers/chain.ts'
import { serveChain } from '../_helpers/chainServer.ts'
import { deploy, importAll, keep, keeper, mine, openOn } from '../chain/import/_branches.ts'

const inMemory = () => openStore({ kind: 'memory' })

/** Opens a proxy to a port, which can be cut and restored. */
async function openWay(port: number) {
  const sockets = new Set<Socket>()
  let isOpen = true
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        near.destroy()
        far.destroy()
      })
    }
    if (isOpen) near.pipe(far).pipe(near)
    else near.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const cut = () => {
    isOpen = false
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  }
  onTestFinished(() => {
    cut()
    server.close()
  })
  const mend = () => {
    isOpen = true
  }
  return { port: typeof address === 'object' && address !== null ? address.port : 0, cut, mend }
}

/** Starts a chain behind the real server, and a client that is connected to it through a proxy. */
async function startClient() {
  const served = await serveChain(await openTestChain({ store: await inMemory(), submitting: MINES_ON_DEMAND }))
  onTestFinished(() => served.close())
  const way = await openWay(Number(new URL(served.url).port))
  const url = `ws://127.0.0.1:${way.port}/regtest`
  const client = createClient({ transport: webSocket(url, { WebSocket, reconnect: { times: 1_000, delayMs: 1 } }) })
  onTestFinished(() => client.close())
  return { chain: served.chain, way, client }
}

async function take<T>(items: AsyncIterableIterator<T>, count: number): Promise<T[]> {
  const taken: T[] = []
  while (taken.length < count) {
    const next = await items.next()
    if (next.done === true) throw new Error(`ended after ${taken.length} of ${count}`)
    taken.push(next.value)
  }
  return taken
}

it('newHeads and logs continue without gaps after a reconnect, also through a reorganisation', async () => {
  const { chain, way, client } = await startClient()
  const theirs: Chain = await openOn(await inMemory())
  const [first] = await mine(chain, [deploy])
  await importAll(theirs, first === undefined ? [] : [first])
  const heads = client.subscribe(['newHeads', { startBlock: '0x1' }])
  const logs = client.subscribe(['logs', { address: toHex(keeper), startBlock: 'earliest' }])
  const old = await mine(chain, [keep(1n, 11n), keep(2n, 12n)], [keep(3n, 13n)])
  const shown = (log: { removed?: boolean; topics: readonly string[] }) =>
    `${log.removed === true ? '-' : ''}${Number(log.topics[0])}`
  expect((await take(heads, 3)).map(({ hash }) => hash)).toEqual(
    [first, ...old].map((block) => block && toHex(block.hash)),
  )
  expect((await take(logs, 3)).map(shown)).toEqual(['11', '12', '13'])
  way.cut()
  const branch = await mine(theirs, [keep(1n, 21n)], [keep(2n, 22n)], [])
  await importAll(chain, branch)
  way.mend()
  expect((await take(heads, 3)).map(({ hash }) => hash)).toEqual(branch.map(({ hash }) => toHex(hash)))
  expect((await take(logs, 5)).map(shown)).toEqual(['-13', '-12', '-11', '21', '22'])
})

it('an unknown cursor is refused, and a subscription without one begins with the next block', async () => {
  const { chain, client } = await startClient()
  const unknown = `1-${'ab'.repeat(32)}`
  const heads = client.subscribe(['newHeads', { cursor: unknown }])
  await expect(heads.next()).rejects.toMatchObject({ kind: 'unknownChainPlace' })
  const fresh = client.subscribe(['newHeads', { startBlock: 'latest' }])
  const next = fresh.next()
  await client.eth_chainId() // behind the subscription on the same connection
  await mine(chain, [])
  expect((await next).value).toMatchObject({ number: '0x1' })
})

it('newPendingTransactions returns the hash of a sent transaction, and can be ended', async () => {
  const { chain, client } = await startClient()
  const pending = client.subscribe(['newPendingTransactions'])
  const next = pending.next()
  await client.eth_chainId()
  const hash = await chain.submits.sendRaw(deploy)
  expect((await next).value).toBe(toHex(hash))
  await pending.return?.()
  expect(await client.eth_chainId()).toBe('0x21')
})
