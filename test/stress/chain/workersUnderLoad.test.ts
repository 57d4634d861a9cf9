import { request } from 'node:http'
import { expect, it } from 'vitest'
import { startService } from '../../../_helpers/service.ts'

const FOR_EVER = '0x5b600056'

interface Timed {
  readonly body: unknown
  readonly tookMs: number
}

/** Asks over a connection of its own, as clients in other places would. */
function ask(url: string, method: string, params: readonly unknown[]): Promise<Timed> {
  const begunMs = performance.now()
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' }
    const sent = request(url, { method: 'POST', headers }, async (response) => {
      const text = (await response.toArray()).join('')
      resolve({ body: JSON.parse(text), tookMs: performance.now() - begunMs })
    })
    sent.on('error', reject)
    sent.end(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }))
  })
}

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)]

it('eight calls that burn for ever end at their time, and do not hold up the short ones', async () => {
  const service = await startService([
    '--open',
    ...['--networks', 'regtest', '--call-timeout-ms', '5000', '--call-gas-cap', `${10n ** 15n}`],
  ])
  try {
    const url = service.url('regtest')
    const burning = Array.from({ length: 8 }, () => ask(url, 'eth_call', [{ data: FOR_EVER }, 'latest']))
    let isOver = false
    const ends = Promise.all(burning).finally(() => {
      isOver = true
    })
    const waits: number[] = []
    while (!isOver) {
      const { body, tookMs } = await ask(url, 'eth_chainId', [])
      expect(body).toMatchObject({ result: '0x21' })
      waits.push(tookMs)
    }
    const ended = await ends
    for (const { body } of ended) {
      expect(body).toMatchObject({ error: { code: -32011, message: 'Execution has got timeout out.' } })
    }
    expect(waits.length).toBeGreaterThan(0)
    // Figures, not promises: they are the machine's.
    console.log('burning calls, ms:', ...ended.map(({ tookMs }) => Math.round(tookMs)))
    console.log('short calls, ms:', waits.length, percentile(waits, 0.5), percentile(waits, 0.99), Math.max(...waits))
  } finally {
    await service.stop()
  }
}, 60_000)
