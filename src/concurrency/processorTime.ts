/** Receives the processor time of one piece of work, such as a call. */
export interface TimeAccount {
  /** Adds time in ms in which the work occupied the event loop, a thread or a worker process. */
  charge(ms: number): void
  /** Number of queues in which the work waits to begin or to continue. */
  queues: number
}

/** The account of the work that runs until this task of the event loop ends; undefined if it is not known. */
let current: TimeAccount | undefined
let sinceMs = 0
let isEndAwaited = false

/** Returns the account of the work that runs. */
export function currentAccount(): TimeAccount | undefined {
  return current
}

/**
 * Charges the rest of this task of the event loop, with all its microtasks, to an account. Everything that waits restores the
 * account of the waiting work: `AsyncLocalStorage` would do the same, and slows every promise on Node 20 and 22.
 */
export function enterAccount(account: TimeAccount): void {
  settle()
  current = account
  if (isEndAwaited) return
  isEndAwaited = true
  queueMicrotask(endAfterMicrotasks)
}

/** Charges the time so far of work that has ended. */
export function leaveAccount(account: TimeAccount): void {
  if (current !== account) return
  settle()
  current = undefined
}

/**
 * Begins a synchronous section of an account, whose time its caller measures and charges: most calls are one such section, and
 * a clock read less is a hot path. Returns the account to which {@link endSection} returns.
 */
export function beginSection(account: TimeAccount): TimeAccount | undefined {
  const outer = current
  if (outer !== undefined) settle()
  current = account
  return outer
}

/** Ends the section that {@link beginSection} began inside `outer`. */
export function endSection(outer: TimeAccount | undefined): void {
  current = outer
  if (outer !== undefined) sinceMs = performance.now()
}

/** Returns a function that calls `resume` for the work that runs now. */
export function resumingAccount<Args extends readonly unknown[]>(
  resume: (...args: Args) => void,
): (...args: Args) => void {
  const account = current
  if (account === undefined) return resume
  return (...args) => {
    enterAccount(account)
    resume(...args)
  }
}

/** Settles as `waiting`, for the work that runs now. */
export function keepAccount<T>(waiting: Promise<T>): Promise<T> {
  const account = current
  return account === undefined ? waiting : waiting.finally(() => enterAccount(account))
}

function settle(): void {
  const nowMs = performance.now()
  current?.charge(nowMs - sinceMs)
  sinceMs = nowMs
}

/** A tick that a microtask requests runs when no microtask is left. */
function endAfterMicrotasks(): void {
  process.nextTick(endTask)
}

function endTask(): void {
  isEndAwaited = false
  settle()
  current = undefined
}
