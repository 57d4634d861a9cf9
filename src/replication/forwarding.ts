import type { Timer } from '../base/clock.ts'
import { NodeError } from '../base/errors.ts'
import { createFairGate, type Waiting } from '../concurrency/fairSemaphore.ts'
import { createRounds } from '../concurrency/singleFlight.ts'
import type { SharedStore } from './sharedStore.ts'

/** A call that the process that writes did not answer. */
export class NotForwarded extends NodeError {
  readonly kind = 'notReady'
}

/** Hands calls to the process that writes. */
export interface Forwarding {
  /** The answer to a request, in whatever encoding; rejects with {@link NotForwarded} or a `StoreError`. */
  forward(request: string, waiting: Waiting): Promise<string>
  stop(): Promise<void>
}

/** The name under which the process is woken that carries calls out. */
export const CALLS = 'calls'

const AT_ONCE = 256
/** Who writes begins a call within milliseconds; where it has just died, another takes its place within five seconds. */
const BEGUN_WITHIN_MS = 10_000
/** As long as the longest call takes, which waits a minute for a block. */
const ANSWERED_WITHIN_MS = 75_000
/** A notification may be lost. */
const LOOK_EVERY_MS = 250

/** A call that is to be handed over. */
interface Unsent {
  readonly request: string
  /** Told the id that it has got. */
  begin(callId: number): void
  fail(error: unknown): void
}

export function createForwarding(
  { calls, wakes }: Pick<SharedStore, 'calls' | 'wakes'>,
  id: string,
  timer: Timer,
): Forwarding {
  const gate = createFairGate(AT_ONCE)
  /** What hears the answer of a call. */
  const waiters = new Map<number, (answer: string) => void>()
  let unsent: Unsent[] = []

  /** What comes while calls are handed over goes with the next ones. */
  const sending = createRounds(async () => {
    const batch = unsent
    unsent = []
    if (batch.length === 0) return
    try {
      const ids = await calls.insertAll(
        id,
        batch.map(({ request }) => request),
      )
      for (const [index, { begin, fail }] of batch.entries()) {
        const callId = ids[index]
        if (callId === undefined) fail(new Error('a call has no id'))
        else begin(callId)
      }
      await wakes.wake([CALLS])
    } catch (error) {
      for (const { fail } of batch) fail(error)
    }
  })

  const fetching = createRounds(async () => {
    for (const { id: callId, answer } of await calls.takeAnswers(id)) waiters.get(callId)?.(answer)
  })
  const look = () => void fetching.next().catch(() => undefined) // the next look finds what this one did not
  wakes.on(id, look)
  const looking = setInterval(() => waiters.size > 0 && look(), LOOK_EVERY_MS)
  looking.unref()

  async function handOver(request: string): Promise<string> {
    const done = new AbortController()
    let callId: number | undefined
    try {
      return await new Promise<string>((resolve, reject) => {
        const takeBack = async (id: number) => {
          if (await calls.withdraw(id))
            reject(new NotForwarded('not ready: no process writes the chain at this moment; nothing was done'))
        }
        const giveUp = () =>
          reject(
            new NotForwarded('not ready: the process that writes the chain has not answered; it may have been done'),
          )
        const begin = (id: number) => {
          callId = id
          waiters.set(id, resolve)
          timer.wakeIn(BEGUN_WITHIN_MS, () => void takeBack(id).catch(reject), done.signal)
          timer.wakeIn(ANSWERED_WITHIN_MS, giveUp, done.signal)
        }
        unsent.push({ request, begin, fail: reject })
        sending.next().catch(reject)
      })
    } finally {
      if (callId !== undefined) waiters.delete(callId)
      done.abort()
    }
  }

  return {
    forward: (request, waiting) => gate.run(() => handOver(request), waiting),
    async stop() {
      clearInterval(looking)
      await sending.stop()
      await fetching.stop()
    },
  }
}
