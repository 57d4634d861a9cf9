import { toBody } from '../client.ts'
import type { LoadGenerator } from '../load.ts'
import type { Measured } from '../measured.ts'
import type { Options } from '../options.ts'
import { getCpuMs } from '../process.ts'
import type { Scene } from '../scene.ts'

/** When a scenario's turn comes: on the scene at a thousand blocks, or at the height of `--head`. */
export type Stage = 'begin' | 'grown'

export interface Scenario {
  /** What `--only` takes. */
  readonly name: string
  readonly stage: Stage
  run(bench: Bench): Promise<Measured[]>
}

export interface Bench {
  readonly scene: Scene
  readonly options: Options
  readonly generator: LoadGenerator
  readonly stage: Stage
}

/** One line: these requests in turn, over as many connections as the options say, or as are given. */
export function measureRequests(
  bench: Bench,
  name: string,
  method: string,
  params: readonly (readonly unknown[])[],
  connections?: number,
) {
  const bodies = params.map((one) => toBody(method, one))
  return measureBodies(bench, name, bodies, connections)
}

/** As {@link measureRequests}, with ready bodies. An error in the first or the last answer means: it cannot be measured. */
export async function measureBodies(
  { scene, options, generator }: Bench,
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
  await generator.drive({ ...load, seconds: 1 }) // warm: the compiler has seen the code, caches are full
  const cpuBefore = getCpuMs(pid)
  const { requests, seconds, p50Ms, p99Ms, failures } = await generator.drive({ ...load, seconds: options.seconds })
  if (requests === 0) return { name, unit: 'req/s', value: 0, note: 'none ended in time' }
  const cpuUs = perRequestUs(cpuBefore, getCpuMs(pid), requests)
  const note = failures === 0 ? {} : { note: `${failures} failed` }
  return { name, unit: 'req/s', value: requests / seconds, cpuUs, p50Ms, p99Ms, ...note }
}

/** Processor time for each request, in microseconds. */
export function perRequestUs(beforeMs: number | undefined, afterMs: number | undefined, requests: number) {
  return beforeMs === undefined || afterMs === undefined ? undefined : ((afterMs - beforeMs) * 1000) / requests
}

function findError(answer: unknown): string | undefined {
  const answers = Array.isArray(answer) ? answer : [answer]
  const wrong = answers.find((one) => one.error !== undefined || one.result === undefined || one.result === null)
  return wrong && (wrong.error?.message ?? 'no such thing there')
}
