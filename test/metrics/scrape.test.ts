import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { toHex } from '../../src/base/hex.ts'
import { signFrom } from '../_helpers/chain.ts'
import { createDatabase, findPostgres } from '../_helpers/postgres.ts'
import { call, startWatchedNode } from './_watchedNode.ts'

const postgres = await findPostgres()

const CALLS = 'rpc_server_call_duration_seconds'
const TRANSFER = { to: new Uint8Array(20).fill(7), gasLimit: 21_000n }

describe('a scrape', () => {
  it('a scrape counts each call by network, method and error code, over HTTP and WebSocket', async () => {
    const { post, scrape, key, url } = await startWatchedNode()
    for (let time = 0; time < 3; time++) await post(call('eth_chainId'))
    await post(call('eth_chainId'), `/mainnet/${key}`)
    await post([call('eth_blockNumber'), call('eth_blockNumber', [], 2), call('eth_getBalance', ['x'], 3), 'nothing'])
    await post(call('eth_getBalance', ['0x', 'latest']))
    await post({ jsonrpc: '2.0', method: 'eth_blockNumber' })
    const socket = new WebSocket(`${url.replace('http', 'ws')}/regtest/${key}`)
    await once(socket, 'open')
    socket.send(JSON.stringify(call('eth_chainId')))
    await once(socket, 'message')
    socket.close()

    const scraped = await scrape()
    const countOf = (rpc_method: string, code = '', network = 'regtest') =>
      scraped.count(CALLS, { rpc_system_name: 'jsonrpc', rpc_method, network, rpc_response_status_code: code })
    expect(countOf('eth_chainId')).toBe(4)
    expect(countOf('eth_chainId', '', 'mainnet')).toBe(1)
    expect(countOf('eth_blockNumber')).toBe(3)
    expect(countOf('eth_getBalance', '-32602')).toBe(2)
    expect(countOf('_OTHER', '-32600')).toBe(1)
    expect(countOf('eth_getBalance')).toBe(0)
  })

  it('a scrape has no series for unknown methods and invalid bodies', async () => {
    const { post, scrape } = await startWatchedNode()
    for (const name of ['eth_chainid', '__proto__', 'x'.repeat(1000), 'y"\n']) await post(call(name))
    await post('{"jsonrpc"')
    await post(Array.from({ length: 101 }, () => call('eth_chainId')))
    await post(call('debug_traceTransaction', [`0x${'00'.repeat(32)}`])) // of the document, not of this profile

    const scraped = await scrape()
    expect(scraped.valuesOf(`${CALLS}_count`, 'rpc_method')).toEqual(['_OTHER', 'debug_traceTransaction'])
    expect(scraped.count(CALLS, { rpc_method: '_OTHER', rpc_response_status_code: '-32601' })).toBe(4)
    expect(scraped.count(CALLS, { rpc_method: '_OTHER', rpc_response_status_code: '-32700' })).toBe(1)
    expect(scraped.count(CALLS, { rpc_method: '_OTHER', rpc_response_status_code: '-32600' })).toBe(1)
    expect(scraped.text).not.toContain('chainid')
  })

  it('a scrape counts refusals by status and contains no key', async () => {
    const { post, scrape, createKey, key } = await startWatchedNode()
    const { key: slow } = await createKey({ name: 'slow', network: 'all', limits: { requestsPerDay: 1 } })
    const { key: mainnet } = await createKey({ name: 'mainnet', network: 'mainnet' })
    await post(call('eth_chainId'), '/regtest')
    await post(call('eth_chainId'), '/regtest/wrong')
    await post(call('eth_chainId'), `/regtest/${mainnet}`)
    for (let time = 0; time < 4; time++) await post(call('eth_chainId'), `/regtest/${slow}`)
    const scraped = await scrape()
    const errors = (status: string) => scraped.value('scion_http_errors_total', { http_response_status_code: status })
    expect([errors('401'), errors('403'), errors('429')]).toEqual([2, 1, 3])
    for (const secret of [key, slow, mainnet]) expect(scraped.text).not.toContain(secret)
  })

  it('a scrape has the head, the pool and the writes of each chain', async () => {
    const { post, scrape } = await startWatchedNode()
    const before = await scrape()
    expect(before.value('scion_head_number', { network: 'regtest' })).toBe(0)
    const sent = await post(call('eth_sendRawTransaction', [toHex(signFrom(0, TRANSFER))]))
    expect(await sent.json()).toMatchObject({ result: expect.stringMatching(/^0x/) })
    await post(call('eth_sendRawTransaction', [toHex(signFrom(0, { ...TRANSFER, nonce: 3n }))])) // waits for 1 and 2

    const scraped = await scrape()
    expect(scraped.value('scion_head_number', { network: 'regtest' })).toBe(1)
    expect(scraped.value('scion_head_number', { network: 'mainnet' })).toBe(0)
    expect(scraped.value('scion_head_age_seconds', { network: 'regtest' })).toBeGreaterThanOrEqual(0)
    expect(scraped.value('scion_pool_transactions', { network: 'regtest', state: 'pending' })).toBe(0)
    expect(scraped.value('scion_pool_transactions', { network: 'regtest', state: 'queued' })).toBe(1)
    expect(scraped.value('scion_reorganisations_total', { network: 'regtest' })).toBe(0)
    expect(scraped.count('db_client_operation_duration_seconds', { network: 'regtest' })).toBeGreaterThanOrEqual(2)
    expect(scraped.value('scion_store_writes', { network: 'regtest' })).toBe(0)
  })

  it('a scrape has the sizes of caches, queues, connections and the process', async () => {
    const { post, scrape, url, key } = await startWatchedNode()
    const socket = new WebSocket(`${url.replace('http', 'ws')}/regtest/${key}`)
    await once(socket, 'open')
    socket.send(JSON.stringify(call('eth_subscribe', ['newHeads'])))
    await once(socket, 'message')
    const genesis = await post(call('eth_getBlockByNumber', ['0x0', false]))
    await post(call('eth_getBlockByNumber', ['0x0', false]))
    expect(genesis.status).toBe(200)

    const scraped = await scrape()
    expect(scraped.value('scion_websockets')).toBe(1)
    expect(scraped.value('scion_subscriptions')).toBe(1)
    expect(scraped.value('scion_connections')).toBeGreaterThanOrEqual(2)
    expect(scraped.value('scion_unsent_bytes')).toBe(0)
    expect(scraped.value('scion_cache_entries', { cache: 'keys' })).toBe(1)
    expect(scraped.value('scion_cache_hits_total', { cache: 'keys' })).toBeGreaterThanOrEqual(1)
    const answers = { cache: 'answers', network: 'regtest' }
    expect(scraped.value('scion_cache_hits_total', answers)).toBe(1)
    expect(scraped.value('scion_cache_misses_total', answers)).toBe(1)
    for (const queue of ['scion_turns_waiting', 'scion_worker_runs', 'scion_worker_runs_waiting', 'scion_workers'])
      expect(scraped.value(queue)).toBe(0)
    expect(scraped.value('scion_log_searches_waiting', { network: 'regtest' })).toBe(0)
    expect(scraped.value('process_memory_usage_bytes')).toBeGreaterThan(2 ** 20)
    expect(scraped.value('process_cpu_time_seconds_total', { cpu_mode: 'user' })).toBeGreaterThan(0)
    expect(scraped.value('nodejs_eventloop_delay_p99_seconds')).toBeGreaterThanOrEqual(0)
    expect(scraped.value('target_info', { service_name: 'scion' })).toBe(1)
    socket.close()
  })

  it('a scrape names each metric once', async () => {
    const { scrape } = await startWatchedNode()
    const { text } = await scrape()
    const names = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names.length).toBeGreaterThan(25)
  })
})

it('a node without adminPort has no metrics', async () => {
  const { node } = await startWatchedNode({ adminPort: 'none' })
  expect(node.metrics).toBeUndefined()
})

it.runIf(postgres)('a scrape says which process is the writer of a shared chain', async () => {
  const store = await createDatabase(postgres ?? '')
  const { scrape } = await startWatchedNode({ networks: 'regtest', store })
  const scraped = await scrape()
  expect(scraped.value('scion_writer', { network: 'regtest' })).toBe(1)
  expect(scraped.value('scion_behind_seconds', { network: 'regtest' })).toBe(0)
})
