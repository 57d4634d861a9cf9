import { createFairQueue, type Party } from './fairQueue.ts'

/** So long a part of each turn of the event loop is for those who share it, all of them together. */
const TURN_MS = 2

const waiting = createFairQueue<() => void>()
let turnBeganAtMs: number | undefined
let isUsedUp = false

/**
 * To be asked between two pieces of work that are done at once: undefined while this turn of the event loop has time for
 * them, otherwise a promise that resolves in a later turn. One that waits goes on in each turn, so that everybody else is
 * let through in between.
 */
export function nextShare(partyOf: () => Party): Promise<void> | undefined {
  const nowMs = performance.now()
  if (turnBeganAtMs === undefined) beginTurn(nowMs)
  else if (isUsedUp || nowMs - turnBeganAtMs >= TURN_MS)
    return new Promise((resolve) => waiting.add(partyOf(), resolve))
  return undefined
}

/** Says that something which is mostly short took all the time of this turn: the next such waits for a later one. */
export function useUpTurn(): void {
  isUsedUp = true
  if (turnBeganAtMs === undefined) beginTurn(performance.now())
}

/**
 * For work that is mostly too short to look at a clock for: `nextShare` in the rest of a turn that was used up, otherwise
 * undefined.
 */
export function nextShareIfUsedUp(partyOf: () => Party): Promise<void> | undefined {
  return isUsedUp ? nextShare(partyOf) : undefined
}

/** How many pieces of work wait for a later turn. */
export function countWaitingForTurn(): number {
  return waiting.size
}

function beginTurn(nowMs: number): void {
  turnBeganAtMs = nowMs
  setImmediate(endTurn)
}

function endTurn(): void {
  turnBeganAtMs = undefined
  isUsedUp = false
  const next = waiting.take()
  if (next === undefined) return
  beginTurn(performance.now())
  next()
}
