import type { Hex } from '../../src/base/hex.ts'
import { type Client, createClient } from '../client.ts'
import { type Measured, percentile } from '../measured.ts'
import { allMined } from '../mined.ts'
import { getCpuMs } from '../process.ts'
import { type Scene, START_HEAD, signTokenTransfer, signTransfer } from '../scene.ts'
import type { Sender } from '../sign.ts'
import { type Bench, perRequestUs, type Scenario, type Stage } from './scenario.ts'

/** Transactions to send. */
interface Sending {
  readonly senders: readonly Sender[]
  /** Number of transactions of all senders together. */
  readonly count: number
  sign(scene: Scene, sender: Sender): Hex
}

const SHORT_RUN = 300
const LONG_RUN = 1_000
/** Duration of a row, in seconds, from which a run is long. */
const LONG_RUN_SECONDS = 5

/** Measures signed transactions per second, from the first one sent until all are mined. */
export function createTransactions(stage: Stage): Scenario {
  return {
    name: 'transactions',
    stage,
    async run(bench) {
      const count = bench.options.seconds < LONG_RUN_SECONDS ? SHORT_RUN : LONG_RUN
      const at = `head ${(stage === 'begin' ? START_HEAD : bench.options.head).toLocaleString('en')}`
      const { owner, senders } = bench.scene
      const one = { senders: [owner], count }
      const many = { senders, count: count * 2 }
      return [
        await measure(bench, `transfer, one by one, ${at}`, { sign: signTransfer, ...one }),
        await measure(bench, `ERC-20 transfer, one by one, ${at}`, { sign: signTokenTransfer, ...one }),
        await measure(bench, `transfer, 16 senders, ${at}`, { sign: signTransfer, ...many }),
        await measure(bench, `ERC-20 transfer, 16 senders, ${at}`, { sign: signTokenTransfer, ...many }),
      ]
    },
  }
}

async function measure({ scene }: Bench, name: string, { sign, senders, count }: Sending): Promise<Measured> {
  const each = Math.ceil(count / senders.length)
  const queues = senders.map((sender) => Array.from({ length: each }, () => sign(scene, sender)))
  const clients = queues.map(() => createClient(scene.target.url))
  await Promise.all(clients.map((client) => client.call('eth_chainId', []))) // connects before the time is measured
  const cpuBefore = getCpuMs(scene.target.pid)
  const begunAt = performance.now()
  const timesMs = await Promise.all(clients.map((client, index) => sendAll(client, queues[index] ?? [])))
  const isInTime = await allMined(scene, senders)
  const seconds = (performance.now() - begunAt) / 1000
  const sent = each * senders.length
  const cpuUs = perRequestUs(cpuBefore, getCpuMs(scene.target.pid), sent)
  for (const client of clients) client.close()
  const all = timesMs.flat()
  if (!isInTime) return { name, unit: 'tx/s', value: undefined, note: 'left some of them waiting' }
  return { name, unit: 'tx/s', value: sent / seconds, cpuUs, p50Ms: percentile(all, 0.5), p99Ms: percentile(all, 0.99) }
}

/** Sends one transaction after the other; resolves with the time of each in milliseconds. */
async function sendAll(client: Client, queue: readonly Hex[]): Promise<number[]> {
  const timesMs: number[] = []
  for (const raw of queue) {
    const begunAt = performance.now()
    await client.call('eth_sendRawTransaction', [raw])
    timesMs.push(performance.now() - begunAt)
  }
  return timesMs
}
