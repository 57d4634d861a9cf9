import { createSingleFlight, SingleFlightStopped } from '../concurrency/singleFlight.ts'
import { type ForwardedAnswer, type ForwardedCall, isFull, takeUntilFull } from './forwardedCalls.ts'
import { CALLS } from './forwarding.ts'
import type { SharedStore } from './sharedStore.ts'

/** Executes calls that other processes forward. */
export interface ForwardedExecutor {
  /** Stops accepting calls and waits for the results of running ones. */
  stop(): Promise<void>
}

/** Executes forwarded requests. Neither method rejects. */
export interface ForwardedHandler {
  execute(request: string): Promise<string>
  /** Called for a request that a former writer had begun, which may have been executed. */
  executeAgain(request: string): Promise<string>
}

export interface ForwardedExecutorSetup {
  readonly store: Pick<SharedStore, 'calls' | 'wakes'>
  /** Epoch of this writer. */
  readonly epoch: number
  readonly requests: ForwardedHandler
  onFailure(error: unknown): void
}

const AT_ONCE = 512
const LOOK_EVERY_MS = 250
const SWEEP_EVERY_MS = 60_000

/** Executes calls, first those that the previous writer left. */
export function createForwardedExecutor(setup: ForwardedExecutorSetup): ForwardedExecutor {
  const { store, epoch, requests, onFailure } = setup
  const { calls, wakes } = store
  const underWay = new Set<Promise<void>>()
  /** Whether calls may wait because {@link AT_ONCE} are running. */
  let mayWait = false
  let hasTakenOver = false
  const answers: ForwardedAnswer[] = []
  const takeBatch = () =>
    takeUntilFull(
      () => answers.shift(),
      ({ answer }) => answer,
    )

  /** Results that arrive during a write are written with the next batches. */
  const answering = createSingleFlight(async () => {
    for (let batch = takeBatch(); batch.length > 0; batch = takeBatch()) await write(batch).catch(onFailure)
  })

  async function write(batch: readonly ForwardedAnswer[]): Promise<void> {
    const members = await calls.answerAll(epoch, batch)
    if (members.length > 0) await wakes.wake(members)
  }

  function begin(id: number, work: Promise<string>): void {
    const answered = answer(id, work).finally(() => {
      underWay.delete(answered)
      if (mayWait) look()
    })
    underWay.add(answered)
  }

  async function answer(id: number, work: Promise<string>): Promise<void> {
    try {
      answers.push({ id, answer: await work })
      await answering.next()
    } catch (error) {
      onFailure(error)
    }
  }

  const looking = createSingleFlight(async () => {
    if (!hasTakenOver) {
      const left = await calls.takeOver(epoch)
      hasTakenOver = true
      for (const { id, request } of left) begin(id, requests.executeAgain(request))
    }
    let found: readonly ForwardedCall[]
    do {
      const room = AT_ONCE - underWay.size
      found = room === 0 ? [] : await calls.begin(epoch, room)
      mayWait = found.length === room
      for (const { id, request } of found) begin(id, requests.execute(request))
    } while (isFull(found.map(({ request }) => request)))
  })
  const look = () =>
    void looking.next().catch((error: unknown) => error instanceof SingleFlightStopped || onFailure(error))
  wakes.on(CALLS, look)
  const timers = [
    setInterval(look, LOOK_EVERY_MS),
    setInterval(() => void calls.sweep().catch(onFailure), SWEEP_EVERY_MS),
  ]
  for (const timer of timers) timer.unref()
  look()

  return {
    async stop() {
      for (const timer of timers) clearInterval(timer)
      await looking.stop()
      await Promise.all(underWay)
      await answering.stop()
    },
  }
}
