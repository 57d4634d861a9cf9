import type { Hex } from '../../src/base/hex.ts'
import { toBody } from '../client.ts'
import { openConnection, sendAll, toRequest } from '../load.ts'
import { type Measured, percentile } from '../measured.ts'
import { allMined } from '../mined.ts'
import { getCpuMs } from '../process.ts'
import { type BaseScene, START_HEAD, signTokenTransfer, signTransfer } from '../scene.ts'
import type { Sender } from '../sign.ts'
import type { Bench, Scenario, Stage } from './scenario.ts'

/** Transactions to send. */
interface Sending {
  readonly senders: readonly Sender[]
  /** Number of transactions of all senders together. */
  readonly count: number
  sign(scene: BaseScene, sender: Sender): Hex
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
  const { seconds, cpuMs, timesMs, isInTime } = await sendQueues(scene, senders, queues.map(toBodies))
  if (!isInTime) return { name, unit: 'tx/s', value: undefined, note: 'left some of them waiting' }
  const cpuUs = cpuMs && (cpuMs * 1000) / timesMs.length
  const latency = { p50Ms: percentile(timesMs, 0.5), p99Ms: percentile(timesMs, 0.99) }
  return { name, unit: 'tx/s', value: timesMs.length / seconds, cpuUs, ...latency }
}

const toBodies = (queue: readonly Hex[]) => queue.map((raw) => toBody('eth_sendRawTransaction', [raw]))

/** Transactions that were sent. */
export interface Sent {
  /** Time from the first request until all are mined. */
  readonly seconds: number
  readonly cpuMs: number | undefined
  /** Time of each response. */
  readonly timesMs: readonly number[]
  /** Whether the node has mined all of them by itself. */
  readonly isInTime: boolean
}

/** Sends queues of requests, each over its own connection, and waits until all transactions of the senders are mined. */
export async function sendQueues(
  scene: Pick<BaseScene, 'target' | 'client'>,
  senders: readonly Sender[],
  queues: readonly (readonly string[])[],
): Promise<Sent> {
  const { url, pid } = scene.target
  const prepared = queues.map((bodies) => bodies.map((body) => toRequest(url, body)))
  const connections = await Promise.all(queues.map(() => openConnection(url)))
  const timesMs: number[] = []
  const cpuBefore = getCpuMs(pid)
  const begunAt = performance.now()
  const failures = await Promise.all(
    connections.map((connection, index) => sendAll(connection, prepared[index] ?? [], timesMs)),
  )
  const isInTime = await allMined(scene, senders)
  const seconds = (performance.now() - begunAt) / 1000
  const cpuAfter = getCpuMs(pid)
  for (const connection of connections) connection.close()
  if (failures.some((count) => count > 0)) throw new Error(`${scene.target.name} refused transactions: ${failures}`)
  const cpuMs = cpuBefore === undefined || cpuAfter === undefined ? undefined : cpuAfter - cpuBefore
  return { seconds, cpuMs, timesMs, isInTime }
}
