import cluster, { type Worker } from 'node:cluster'
import { createDeferred } from '../concurrency/deferred.ts'
import type { Config } from '../config/load.ts'
import { CommandError, FollowHalted, HALTED } from './failure.ts'
import { STOP, WAITS, waitForStop } from './waitForStop.ts'

/** Environment variable with the number of this process, from 0. */
const PLACE = 'PLACE_AMONG_PROCESSES'
const PAUSE_MS = 1_000
/** Pause after a failed start, each of which takes a second of a processor, in ms. */
const MAX_PAUSE_MS = 30_000

/**
 * Has `processes` of this program serve together on one port until a signal ends them: connections go to them in turn,
 * one of them writes, and one that ends is started again. A start that none of them survives is an error.
 */
export async function runProcesses({ processes }: Pick<Config, 'processes'>): Promise<void> {
  cluster.setupPrimary({ args: process.argv.slice(2).filter((argument) => argument !== '--fresh') })
  const running = new Set<Worker>()
  let hasServed = false
  let isStopping = false
  let hasHalted = false
  const allEnded = createDeferred<void>()

  function startOne(place: number, pauseMs = PAUSE_MS): void {
    const worker = cluster.fork({ [PLACE]: String(place) })
    running.add(worker)
    let waitMs = pauseMs
    worker.once('listening', () => {
      hasServed = true
      waitMs = PAUSE_MS
    })
    worker.on('message', (message) => message === WAITS && isStopping && worker.send(STOP))
    worker.once('exit', (code) => {
      hasHalted ||= code === HALTED
      running.delete(worker)
      const startAgain = () => !isStopping && startOne(place, Math.min(2 * waitMs, MAX_PAUSE_MS))
      if (!isStopping && hasServed) setTimeout(startAgain, waitMs)
      else if (running.size === 0) allEnded.resolve()
    })
  }

  for (let place = 0; place < processes; place++) startOne(place)
  void waitForStop().then(() => {
    isStopping = true
    // No signal: from a terminal the processes have received one already, and a second one kills them.
    for (const worker of running) if (worker.isConnected()) worker.send(STOP)
    if (running.size === 0) allEnded.resolve()
  })
  await allEnded.promise
  if (!isStopping) throw new CommandError('processes: at least one must start, got none; fix the errors above')
  if (hasHalted) throw new FollowHalted('follow: must have blocks that execution here agrees with; see the error above')
}

/** Returns whether this process starts the serving processes. */
export function isFirstOfSeveral({ processes }: Pick<Config, 'processes'>): boolean {
  return processes > 1 && cluster.isPrimary
}

/** Returns the settings of one of several processes. Any may write, and each has its own admin port. */
export function asOneOfSeveral(config: Config): Config {
  if (cluster.isPrimary) return config
  const { adminPort } = config
  const isCounted = typeof adminPort === 'number' && adminPort > 0
  return { ...config, standby: true, adminPort: isCounted ? adminPort + placeAmongProcesses() : adminPort }
}

/** Returns the number of this process, from 0; 0 for a single process. */
export function placeAmongProcesses(): number {
  return cluster.isPrimary ? 0 : Number(process.env[PLACE] ?? 0)
}

/** Disconnects from the parent process, so that this one can end. */
export function leaveProcesses(): void {
  cluster.worker?.disconnect()
}
