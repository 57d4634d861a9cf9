import { setImmediate } from 'node:timers/promises'

/**
 * Resolves when all that has come in this turn of the event loop was looked at, for everybody who waits in one go. What many
 * connections have to write then goes out together: each write to a sleeping client wakes it, which costs more than the answer.
 */
export function createTurnEnd(): () => Promise<void> {
  let next: Promise<void> | undefined
  const forget = () => {
    next = undefined
  }
  return () => {
    next ??= setImmediate().then(forget)
    return next
  }
}
