import { toBody } from '../client.ts'
import { drive } from '../load.ts'
import type { Measured } from '../measured.ts'
import type { Options } from '../options.ts'
import { getCpuMs } from '../process.ts'
import type { Scene } from '../scene.ts'

/** Duration of the load before a row, as a part of the row's duration. */
const WARMING = 0.2

/** The height at which a scenario runs: a thousand blocks, or that of `--head`. */
export type Stage = 'begin' | 'grown'

/** Measurements that run together. */
export interface Scenario {
  /** Accepted by `--only`. */
  readonly name: string
  readonly stage: Stage
  run(bench: Bench): Promise<Measured[]>
}

/** The parts of a run that scenarios use. */
export interface Bench {
  /** Folder of the project. */
  readonly root: string
  readonly scene: Scene
  readonly options: Options
  readonly stage: Stage
}

/** A node, and the duration and connections of each row. */
export interface Measuring {
  readonly scene: Pick<Scene, 'target' | 'client'>
  readonly options: Pick<Options, 'seconds' | 'connections'>
}

/** Requests of one method. */
interface Requests {
  readonly method: string
  /** Parameters of each request. */
  readonly params: readonly (readonly unknown[])[]
  /** Number of connections; by default that of the options. */
  readonly connections?: number
}

/** Measures the rate of requests that are sent one after the other, repeatedly, over several connections. */
export function measureRequests(bench: Measuring, name: string, { method, params, connections }: Requests) {
  const bodies = params.map((one) => toBody(method, one))
  return measureBodies(bench, name, bodies, connections)
}

/** Measures as {@link measureRequests} does, with given bodies. A row has no value if the first or last response is an error. */
export async function measureBodies(
  { scene, options }: Measuring,
  name: string,
  bodies: readonly string[],
  connections = options.connections,
): Promise<Measured> {
  const { url, pid } = scene.target
  for (const body of [bodies[0], bodies.at(-1)]) {
    const refusal = findError(JSON.parse(await scene.client.post(body ?? '')))
    if (refusal !== undefined) return { name, unit: 'req/s', value: undefined, note: refusal }
  }
  const load = { url, bodies, connections }
  await drive({ ...load, seconds: options.seconds * WARMING }) // warms the compiler and the caches
  const cpuBefore = getCpuMs(pid)
  const { requests, seconds, p50Ms, p99Ms, failures } = await drive({ ...load, seconds: options.seconds })
  if (requests === 0) return { name, unit: 'req/s', value: 0, note: 'none ended in time' }
  const cpuUs = perRequestUs(cpuBefore, getCpuMs(pid), requests)
  const note = failures === 0 ? {} : { note: `${failures} failed` }
  return { name, unit: 'req/s', value: requests / seconds, cpuUs, p50Ms, p99Ms, ...note }
}

/** Returns the processor time per request in microseconds. */
export function perRequestUs(beforeMs: number | undefined, afterMs: number | undefined, requests: number) {
  return beforeMs === undefined || afterMs === undefined ? undefined : ((afterMs - beforeMs) * 1000) / requests
}

function findError(response: unknown): string | undefined {
  const responses = Array.isArray(response) ? response : [response]
  const wrong = responses.find((one) => one.error !== undefined || one.result === undefined || one.result === null)
  return wrong && (wrong.error?.message ?? 'no such thing there')
}
