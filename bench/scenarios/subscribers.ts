import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { type Measured, percentile } from '../measured.ts'
import { getCpuMs, getResidentMiB } from '../process.ts'
import { signTransfer } from '../scene.ts'
import { type Bench, perRequestUs, type Scenario } from './scenario.ts'

const SUBSCRIBERS = 5_000
const BLOCKS = 20

/** Thousands of idle subscribers to new blocks: what they cost, and how long a block takes to the last of them. */
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

/** `cpuUs`: of the service, for each notification. */
function times(name: string, timesMs: readonly number[], cpuUs?: number): Measured[] {
  const p50Ms = percentile(timesMs, 0.5)
  return [{ name, unit: 'ms', value: p50Ms, cpuUs, p50Ms, p99Ms: percentile(timesMs, 0.99) }]
}

interface Said {
  readonly allNotifiedAtMs?: number
}

function next(child: ChildProcess): Promise<Said> {
  return new Promise((resolve, reject) => {
    const onEnd = (code: number | null) => reject(new Error(`the subscribers ended with code ${code}`))
    child.once('exit', onEnd)
    child.once('message', (said: Said) => {
      child.off('exit', onEnd)
      resolve(said)
    })
  })
}

/** The same in every process of the machine. */
const nowMs = () => performance.timeOrigin + performance.now()
