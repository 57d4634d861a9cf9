import { createServer } from 'node:http'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import type { Load, RunningCall, Usage } from '../../generated/admin/schemas.ts'
import { collectCleanup } from '../_helpers/cleanup.ts'
import { listen } from '../_helpers/listen.ts'
import { call, startWatchedNode } from '../metrics/_watchedNode.ts'
import { runCli } from './_cli.ts'

/** The built program, since sources have no program that a worker process can run. */
const workersEntry = new URL('../../dist/src/node/workerMain.js', import.meta.url)
/** Init code that jumps to its beginning until it is stopped: JUMPDEST PUSH1 0 JUMP. */
const ENDLESS = call('eth_call', [{ data: '0x5b600056' }, 'latest'])
const PROCESSOR = 'scion_key_processor_seconds_total'

/** A node on which calls have no end, for all tests. */
const { cleanup, run: stop } = collectCleanup()
const flags = { callTimeoutMs: '0', callGasCap: '0', networks: 'regtest', logSlowCallsMs: '1' }
const busy = startWatchedNode(flags, { workersEntry }, cleanup)
afterAll(stop)

/** Returns whether the oldest call has run in a worker process for a while. */
const isComputed = ([first]: readonly RunningCall[]) => first?.state === 'running' && first.processorMs > 10

/** Creates two keys on the node. */
async function createKeys() {
  const node = await busy
  const heavy = await node.createKey({ name: 'indexer', network: 'all' })
  const light = await node.createKey({ name: 'shop', network: 'all' })
  /** Returns the running calls of the first key as soon as these hold. */
  const whenRunning = async (holds: (calls: readonly RunningCall[]) => boolean) => {
    let calls: readonly RunningCall[] = []
    const read = async () => {
      calls = await node.ask<RunningCall[]>('admin_listRunningCalls', { id: heavy.id })
      return holds(calls)
    }
    await expect.poll(read).toBe(true)
    return calls
  }
  onTestFinished(async () => {
    for (const { id } of await node.ask<RunningCall[]>('admin_listRunningCalls', { limit: 1000 }))
      await node.ask('admin_cancelCall', id)
  })
  return { ...node, heavy, light, whenRunning }
}

it('an operator finds the key and the method that occupy the processor, and ends the call', async () => {
  const { heavy, light, post, ask, scrape, whenRunning, adminFlags, logged } = await createKeys()
  for (let time = 0; time < 5; time++) await post(call('eth_chainId'), `/regtest/${light.key}`)
  const answer = post(ENDLESS, `/regtest/${heavy.key}`)
  const [running] = await whenRunning(isComputed)
  expect(running).toMatchObject({ keyId: heavy.id, network: 'regtest', method: 'eth_call', state: 'running' })
  expect(running?.paramsLength).toBe('0x5b600056latest'.length)
  expect(await ask('admin_listRunningCalls', { id: light.id })).toEqual([])

  const shown = await runCli('top', ...adminFlags, '--once')
  expect(shown).toMatchObject({ code: 0, complaints: '' })
  expect(shown.out).toMatch(/^last \d+ s: .* calls\/s; .* % of a processor; 1 running, 0 waiting; event loop late by /)
  expect(shown.out).toMatch(new RegExp(`^${heavy.id} +indexer +eth_call +regtest +running .*${running?.id}$`, 'm'))
  expect(shown.out).toMatch(new RegExp(`^${light.id} +shop +eth_chainId `, 'm'))

  expect(await ask('admin_cancelCall', running?.id)).toBe(true)
  const ended = await (await answer).json()
  expect(ended).toMatchObject({ error: { code: -32011, message: 'the operator ended the call' } })
  expect(await ask('admin_cancelCall', running?.id)).toBe(false)
  expect(await ask('admin_listRunningCalls')).toEqual([])

  const scraped = await scrape()
  const seconds = (key_id: string, rpc_method: string) => scraped.value(PROCESSOR, { key_id, rpc_method })
  expect(seconds(heavy.id, 'eth_call')).toBeGreaterThan(0.01)
  expect(seconds(light.id, 'eth_chainId')).toBeGreaterThan(0)
  expect(seconds(light.id, 'eth_chainId')).toBeLessThan(seconds(heavy.id, 'eth_call'))
  for (const secret of [heavy.key, light.key]) expect(scraped.text + shown.out).not.toContain(secret)

  const { costs } = await ask<Load>('admin_getLoad')
  expect(costs[0]).toMatchObject({ keyId: heavy.id, method: 'eth_call', calls: 1 })
  const readUsage = async () => (await ask<Usage[]>('admin_getUsage', { id: heavy.id }))[0]
  await expect.poll(async () => (await readUsage())?.processorSeconds).toBeGreaterThan(0.01)
  expect(await readUsage()).toMatchObject({ method: 'eth_call', calls: 1 })

  const slow = logged.map((line) => JSON.parse(line)).find(({ msg, code }) => msg === 'slow call' && code === -32011)
  expect(slow).toMatchObject({ keyId: heavy.id, network: 'regtest', method: 'eth_call', omitted: 0 })
  expect(slow.processorMs).toBeGreaterThan(10)
  expect(JSON.stringify(slow)).not.toContain('5b600056')
})

it('a call whose client has gone is no longer listed, and its time is counted', async () => {
  const { heavy, url, whenRunning, scrape } = await createKeys()
  const gone = new AbortController()
  const answer = fetch(`${url}/regtest/${heavy.key}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ENDLESS),
    signal: gone.signal,
  }).catch((error: unknown) => error)
  await whenRunning(isComputed)
  gone.abort()
  await answer
  await whenRunning((calls) => calls.length === 0)
  const scraped = await scrape()
  expect(scraped.value(PROCESSOR, { key_id: heavy.id, rpc_method: 'eth_call' })).toBeGreaterThan(0.01)
  expect(scraped.value('scion_running_calls', { state: 'running' })).toBe(0)
  expect(scraped.value('scion_oldest_call_seconds')).toBe(0)
})

it('calls that wait for a place in a worker process are listed as waiting, and end when they are cancelled', async () => {
  const { heavy, post, ask, whenRunning, scrape } = await createKeys()
  const answers = Array.from({ length: 40 }, () => post(ENDLESS, `/regtest/${heavy.key}`))
  const calls = await whenRunning((listed) => listed.length === 40 && listed.some(({ state }) => state === 'waiting'))
  expect(new Set(calls.map(({ keyId }) => keyId))).toEqual(new Set([heavy.id]))
  expect((await scrape()).value('scion_running_calls', { state: 'waiting' })).toBeGreaterThan(0)
  expect(await ask('admin_listRunningCalls', { limit: 3 })).toHaveLength(3)
  for (const { id } of calls) expect(await ask('admin_cancelCall', id)).toBe(true)
  for (const answer of await Promise.all(answers))
    expect(await answer.json()).toMatchObject({ error: { code: -32011 } })
  expect((await scrape()).value('scion_running_calls', { state: 'waiting' })).toBe(0)
})

it.each([
  [['http://127.0.0.1:1'], /^url: must be the admin port of a running node, got http:\/\/127\.0\.0\.1:1 \(.*\); start/],
  [['ftp://127.0.0.1/token'], /^url: must be a URL like http:\/\/127\.0\.0\.1:4445, got another text; change it$/m],
  [
    ['http://user:word@127.0.0.1:1/token'],
    /^url: must not contain a user and a password, got some for http:\/\/127\.0\.0\.1:1; remove them$/m,
  ],
  [[], /^adminPort: must be that of the node, got none; set --admin-port, or name a URL$/m],
])('scion top %j reports the reason and what to do', async (urls, complaint) => {
  const { code, out, complaints } = await runCli('top', ...urls, '--admin-token', 'ab'.repeat(16))
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(complaints).toMatch(complaint)
})

/** Responses of another server to the two calls of `scion top`. */
const OTHER_RESPONSES: readonly string[] = [
  '<html>',
  'null',
  '{"a":1}',
  '[]',
  '[{"result":1},{"result":2}]',
  '[null,null]',
  `[${'['.repeat(300_000)}`,
  '[{"result":{"costs":[]}},{"result":[]}]',
]

it('scion top refuses the responses of a server that is no admin port, and escapes its errors', async () => {
  const responses = [...OTHER_RESPONSES]
  const server = createServer((_request, response) => response.end(responses.shift()))
  const { port, close } = await listen(server)
  onTestFinished(close)
  const ask = () =>
    runCli('top', `http://127.0.0.1:${port}/token?key=secret`, '--once', '--admin-token', 'ab'.repeat(16))
  for (const response of OTHER_RESPONSES)
    expect(await ask(), response.slice(0, 50)).toEqual({
      code: 1,
      out: '',
      complaints: `url: must be the admin port of a node, got http://127.0.0.1:${port}, which returns another response; name its port\n`,
    })
  responses.push(JSON.stringify([1, 2].map(() => ({ error: { message: '\u001b[2J\nfake\u202e' } }))))
  expect((await ask()).complaints).toMatch(/^url: must be [ -~]* the error: \\u\{1b\}\[2J\\nfake\\u\{202e\}; [ -~]*\n$/)
})
