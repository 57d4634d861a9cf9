import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { Agent, request } from 'node:http'
import { JsonRpcProvider } from 'ethers'
import { createPublicClient, http } from 'viem'
import { expect, it, onTestFinished } from 'vitest'
import { READ, startTestServer } from '../../_testServer.ts'

/** Counts the requests that Node's parser has read in this process, by a diagnostics channel of node:http. */
function countNodeRequests() {
  let count = 0
  const onRequest = () => {
    count++
  }
  subscribe('http.server.request.start', onRequest)
  onTestFinished(() => void unsubscribe('http.server.request.start', onRequest))
  return () => count
}

const chainId = async () => '0x21'
const startCounted = async () => {
  const { port } = await startTestServer({ handlers: { eth_chainId: chainId, read: async () => 0 } })
  return { port, url: `http://127.0.0.1:${port}/regtest/all_key`, counted: countNodeRequests() }
}

const postWith = (port: number, agent: Agent | undefined) =>
  new Promise<string>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': READ.length }
    const options = {
      port,
      host: '127.0.0.1',
      path: '/regtest/all_key',
      method: 'POST',
      headers,
      ...(agent && { agent }),
    }
    const sent = request(options, (incoming) => {
      let text = ''
      incoming.on('data', (chunk) => (text += String(chunk))).on('end', () => resolve(text))
    })
    sent.on('error', reject).end(READ)
  })

it('requests of viem use the fast path', async () => {
  const { url, counted } = await startCounted()
  const client = createPublicClient({ transport: http(url) })
  for (let i = 0; i < 3; i++) expect(await client.getChainId()).toBe(33)
  expect(counted()).toBe(0)
})

it('requests of ethers use the fast path', async () => {
  const { url, counted } = await startCounted()
  const provider = new JsonRpcProvider(url, 33, { staticNetwork: true })
  for (let i = 0; i < 3; i++) expect(await provider.send('eth_chainId', [])).toBe('0x21')
  provider.destroy()
  expect(counted()).toBe(0)
})

it('requests of fetch use the fast path', async () => {
  const { url, counted } = await startCounted()
  for (let i = 0; i < 3; i++) {
    const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: READ })
    expect(await answer.json()).toEqual({ jsonrpc: '2.0', id: 1, result: 0 })
  }
  expect(counted()).toBe(0)
})

it('requests of an agent with keep-alive use the fast path', async () => {
  const { port, counted } = await startCounted()
  const agent = new Agent({ keepAlive: true })
  for (let i = 0; i < 3; i++) expect(await postWith(port, agent)).toContain('"result":0')
  agent.destroy()
  expect(counted()).toBe(0)
})

it('requests of an agent without keep-alive use the parser of Node', async () => {
  const { port, counted } = await startCounted()
  expect(await postWith(port, new Agent({ keepAlive: false }))).toContain('"result":0')
  expect(counted()).toBe(1)
})
