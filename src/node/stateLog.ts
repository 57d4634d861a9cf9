import { systemTimer, type Timer } from '../base/clock.ts'

/** Maximum number of lines of one state in `WINDOW_MS`, beyond which its changes are counted until the next line. */
const MAX_LINES = 6
const WINDOW_MS = 60_000

/** A change of a state, for its line. */
export interface StateChange<State> {
  readonly state: State
  /** The state of the last line; undefined in the first one. */
  readonly former: State | undefined
  /** Time since the former state began, in milliseconds; 0 for the first state. */
  readonly afterMs: number
  /** Number of changes since the last line. */
  readonly changes: number
}

interface Known<State> {
  state: State
  sinceMs: number
  logged: State | undefined
  loggedSinceMs: number
  changes: number
  /** Times of the lines in the last `WINDOW_MS`. */
  lines: readonly number[]
}

/** Writes one line for each change of a state, also if the state is noted more often than it changes. */
export interface StateLog<State extends string> {
  /** Notes the state of a subject, which is logged by `write` if it is another one than before. */
  note(subject: string, state: State, write: (change: StateChange<State>) => void): void
}

/** Creates a log of states. A state that changes often gets `MAX_LINES` a minute, of which the last one is the latest state. */
export function createStateLog<State extends string>(timer: Pick<Timer, 'nowMs'> = systemTimer): StateLog<State> {
  const subjects = new Map<string, Known<State>>()

  function begin(subject: string, state: State, nowMs: number): Known<State> {
    const known = { state, sinceMs: nowMs, logged: undefined, loggedSinceMs: nowMs, changes: 1, lines: [] }
    subjects.set(subject, known)
    return known
  }

  return {
    note(subject, state, write) {
      const nowMs = timer.nowMs()
      const known = subjects.get(subject) ?? begin(subject, state, nowMs)
      if (known.state !== state) {
        known.state = state
        known.sinceMs = nowMs
        known.changes++
      }
      if (known.changes === 0) return
      const recent = known.lines.filter((atMs) => atMs > nowMs - WINDOW_MS)
      if (recent.length >= MAX_LINES) return
      const { logged: former, changes } = known
      write({ state, former, afterMs: known.sinceMs - known.loggedSinceMs, changes })
      known.logged = state
      known.loggedSinceMs = known.sinceMs
      known.changes = 0
      known.lines = [...recent, nowMs]
    },
  }
}

/** Returns the end of a line about a state: how long the former one lasted, and how often it has changed. */
export function describeDuration({ former, afterMs, changes }: StateChange<string>): string {
  if (former === undefined) return ''
  return `, after ${printSeconds(afterMs)}${changes > 1 ? ` with ${changes} changes` : ''}`
}

/** Returns a duration in seconds with one decimal. */
export function printSeconds(ms: number): string {
  return `${(Math.max(0, ms) / 1000).toFixed(1)} s`
}
