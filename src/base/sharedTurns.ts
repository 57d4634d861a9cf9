/** So long a part of each turn of the event loop is for those who share it, all of them together. */
const TURN_MS = 2

/** Who waits for a part of a turn, by owner; the owner whose turn is next stands first. */
const waiting = new Map<string, (() => void)[]>()
let turnBeganAtMs: number | undefined

/**
 * To be asked between two pieces of work that take no time to wait for: undefined while this turn of the event loop has
 * time for them, otherwise a promise that resolves in a later turn. One that waits goes on in each turn, so that everybody
 * else is let through in between; owners take turns, so that none waits for all that another has to do.
 */
export function nextShare(owner: string): Promise<void> | undefined {
  const nowMs = performance.now()
  if (turnBeganAtMs === undefined) beginTurn(nowMs)
  else if (nowMs - turnBeganAtMs >= TURN_MS) return new Promise((resolve) => wait(owner, resolve))
  return undefined
}

function beginTurn(nowMs: number): void {
  turnBeganAtMs = nowMs
  setImmediate(endTurn)
}

function endTurn(): void {
  turnBeganAtMs = undefined
  const next = takeNext()
  if (next === undefined) return
  beginTurn(performance.now())
  next()
}

function wait(owner: string, resolve: () => void): void {
  const others = waiting.get(owner)
  if (others === undefined) waiting.set(owner, [resolve])
  else others.push(resolve)
}

function takeNext(): (() => void) | undefined {
  for (const [owner, ofOwner] of waiting) {
    const next = ofOwner.shift()
    waiting.delete(owner)
    if (ofOwner.length > 0) waiting.set(owner, ofOwner) // behind the other owners
    return next
  }
  return undefined
}
