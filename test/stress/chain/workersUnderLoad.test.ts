import { expect, it, onTestFinished } from 'vitest'
import { startService } from '../../_helpers/service.ts'
import { countOf, report } from '../_campaign.ts'
import { summarise } from '../siege/figures.ts'

const ENDLESS_CALLS = 8
/** Requests of each kind that are sent while the calls run. */
const REQUESTS = countOf({ small: 200, long: 5_000 })
const ENDLESS = [{ data: '0x5b600056' }, 'latest']
/** Requests that need no worker. A short call may wait for endless calls of its own client. */
const SHORT = {
  eth_chainId: [],
  eth_getBalance: [`0x${'11'.repeat(20)}`, 'latest'],
  eth_getBlockByNumber: ['latest', true],
} as const
/** Runs in a worker, however short it is. */
const SIMULATION = [{ blockStateCalls: [{ calls: [{ to: `0x${'c0'.repeat(20)}` }] }] }, 'latest']

/** Sends a request over HTTP; returns the response's body. */
async function sendRequest(url: string, method: string, params: readonly unknown[], signal?: AbortSignal) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    ...(signal === undefined ? {} : { signal }),
  })
  return JSON.parse(await response.text())
}

it('short requests are answered while eight endless calls run, whose workers are free once their clients have left', async () => {
  const service = await startService(['--open', '--networks', 'regtest', '--call-gas-cap', `${10n ** 15n}`])
  onTestFinished(async () => void (await service.stop()))
  const url = service.url('regtest')
  const clients = new AbortController()
  let ended = 0
  const endless = Promise.allSettled(
    Array.from({ length: ENDLESS_CALLS }, () =>
      sendRequest(url, 'eth_call', ENDLESS, clients.signal).finally(() => ended++),
    ),
  )
  const tookMs = new Map<string, number[]>(Object.keys(SHORT).map((method) => [method, []]))
  for (let request = 0; request < REQUESTS; request++) {
    for (const [method, params] of Object.entries(SHORT)) {
      const begunAt = performance.now()
      expect(await sendRequest(url, method, params)).toHaveProperty('result')
      tookMs.get(method)?.push(performance.now() - begunAt)
    }
  }
  expect(ended).toBe(0)
  clients.abort()
  await endless
  for (let free = 0; free < ENDLESS_CALLS; free++) {
    expect(await sendRequest(url, 'eth_simulateV1', SIMULATION)).toHaveProperty('result')
  }
  const figures = [...tookMs].map(([method, values]) => [`${method} ms`, summarise(values)])
  report('chain/workersUnderLoad', { seed: 0, count: REQUESTS, ...Object.fromEntries(figures) })
})
