import type { Hex } from '../../src/base/hex.ts'
import { type Client, createClient } from '../client.ts'
import { type Measured, percentile } from '../measured.ts'
import { allMined } from '../mined.ts'
import { getCpuMs } from '../process.ts'
import { type Scene, START_HEAD, signTokenTransfer, signTransfer } from '../scene.ts'
import type { Sender } from '../sign.ts'
import { type Bench, perRequestUs, type Scenario, type Stage } from './scenario.ts'

type Sign = (scene: Scene, sender: Sender) => Hex

const FEW = 300
const MANY = 1_000
const LONG_SECONDS = 5

/** Transactions per second, from the first one sent until all are mined; signed before the clock runs. */
export function createTransactions(stage: Stage): Scenario {
  return {
    name: 'transactions',
    stage,
    async run(bench) {
      const count = bench.options.seconds < LONG_SECONDS ? FEW : MANY
      const at = `head ${(stage === 'begin' ? START_HEAD : bench.options.head).toLocaleString('en')}`
      const { owner, senders } = bench.scene
      return [
        await measure(bench, `transfer, one by one, ${at}`, signTransfer, [owner], count),
        await measure(bench, `ERC-20 transfer, one by one, ${at}`, signTokenTransfer, [owner], count),
        await measure(bench, `transfer, 16 senders, ${at}`, signTransfer, senders, count * 2),
        await measure(bench, `ERC-20 transfer, 16 senders, ${at}`, signTokenTransfer, senders, count * 2),
      ]
    },
  }
}

async function measure(
  { scene }: Bench,
  name: string,
  sign: Sign,
  senders: readonly Sender[],
  count: number,
): Promise<Measured> {
  const each = Math.ceil(count / senders.length)
  const queues = senders.map((sender) => Array.from({ length: each }, () => sign(scene, sender)))
  const clients = queues.map(() => createClient(scene.target.url))
  await Promise.all(clients.map((client) => client.call('eth_chainId', []))) // connected before the clock runs
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

/** Sends one after the other and gives the time of each in milliseconds. */
async function sendAll(client: Client, queue: readonly Hex[]): Promise<number[]> {
  const timesMs: number[] = []
  for (const raw of queue) {
    const begunAt = performance.now()
    await client.call('eth_sendRawTransaction', [raw])
    timesMs.push(performance.now() - begunAt)
  }
  return timesMs
}
