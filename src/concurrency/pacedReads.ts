import type { Awaitable } from './maybePromise.ts'

/** Reads that go on for longer than this in one turn of the event loop let others go first. */
const TURN_MS = 2

let turnBeganAtMs: number | undefined

function endTurn(): void {
  turnBeganAtMs = undefined
}

/**
 * What `ask` returns: now, or in the next turn of the event loop when this one has lasted long. Whoever reads in a loop would
 * otherwise keep everybody waiting until it is done, for what is read at once is nothing to wait for.
 */
export function paced<T>(ask: () => Awaitable<T>): Awaitable<T> {
  const nowMs = performance.now()
  if (turnBeganAtMs === undefined) {
    turnBeganAtMs = nowMs
    setImmediate(endTurn)
  }
  if (nowMs - turnBeganAtMs < TURN_MS) return ask()
  return new Promise((resolve, reject) => {
    setImmediate(() => {
      try {
        resolve(paced(ask))
      } catch (error) {
        reject(error)
      }
    })
  })
}
