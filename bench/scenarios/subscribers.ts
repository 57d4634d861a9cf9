import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { type Measured, percentile } from '../measured.ts'
import { getCpuMs, getResidentMiB } from '../process.ts'
import { signTransfer } from '../scene.ts'
import { type Bench, perRequestUs, type Scenario } from './scenario.ts'

const SUBSCRIBERS = 5_000
const BLOCKS = 20

/** Measures thousands of subscribers to new blocks: their memory, and the time until the last one is notified of a block. */
export const subscribers: Scenario = {
  name: 'subscribers',
  stage: 'begin',
  async run(bench) {
    const { target } = bench.scene
    const child = fork(join(process.cwd(), 'bench/subscribers.mjs'), [new URL(target.url).port, `${SUBSCRIBERS}`])
    try {
      return await measure(bench, child)
    } catch (error) {
      const note = error instanceof Error ? error.message : String(error)
      return [{ name: `${SUBSCRIBERS} subscribers`, unit: 'ms', value: undefined, note }]
    } finally {
      child.kill()
    }
  },
}

async function measure({ scene }: Bench, child: ChildProcess): Promise<Measured[]> {
  const before = getResidentMiB(scene.target.pid)
  await next(child)
  const after = getResidentMiB(scene.target.pid)
  const [mined, notified]: [number[], number[]] = [[], []]
  const cpuBefore = getCpuMs(scene.target.pid)
  for (let i = 0; i < BLOCKS; i++) {
    const notifiedAll = next(child)
    const begunAtMs = nowMs()
    await scene.client.call('eth_sendRawTransaction', [signTransfer(scene, scene.owner)])
    const minedAtMs = nowMs()
    const { allNotifiedAtMs = Number.NaN } = await notifiedAll
    mined.push(minedAtMs - begunAtMs)
    notified.push(allNotifiedAtMs - begunAtMs)
  }
  const cpuUs = perRequestUs(cpuBefore, getCpuMs(scene.target.pid), BLOCKS * SUBSCRIBERS)
  const kiB = before === undefined || after === undefined ? undefined : ((after - before) * 1024) / SUBSCRIBERS
  return [
    {
      name: `memory of ${SUBSCRIBERS} subscribers`,
      unit: 'MiB',
      value: kiB && (kiB * SUBSCRIBERS) / 1024,
      note: `${kiB?.toFixed(1)} KiB each`,
    },
    ...times(`transfer beside ${SUBSCRIBERS} subscribers`, mined),
    ...times(`transfer to the last of ${SUBSCRIBERS} notified of its block`, notified, cpuUs),
  ]
}

/** `cpuUs` is the processor time of the service per notification. */
function times(name: string, timesMs: readonly number[], cpuUs?: number): Measured[] {
  const p50Ms = percentile(timesMs, 0.5)
  return [{ name, unit: 'ms', value: p50Ms, cpuUs, p50Ms, p99Ms: percentile(timesMs, 0.99) }]
}

/** A message of the process of subscribers. */
interface Report {
  readonly allNotifiedAtMs?: number
}

function next(child: ChildProcess): Promise<Report> {
  return new Promise((resolve, reject) => {
    const onEnd = (code: number | null) => reject(new Error(`the subscribers ended with code ${code}`))
    child.once('exit', onEnd)
    child.once('message', (report: Report) => {
      child.off('exit', onEnd)
      resolve(report)
    })
  })
}

/** Returns the time by a clock that all processes share, in milliseconds. */
const nowMs = () => performance.timeOrigin + performance.now()
