/** How long something may go on before it yields; 0 is at once, Infinity never. */
export interface Budgets {
  /** How long a simulation may take where requests are answered, before it begins anew in a worker. */
  readonly handOverMs: number
  /** How long code runs before it yields to the event loop. */
  readonly yieldAfterMs: number
  /** How long a worker may take to stop a simulation before it is killed. */
  readonly stopGraceMs: number
}

export const BUDGETS: Budgets = {
  // Most simulations are done before this; sending one away and back takes 0.1 ms, so that would be their price.
  handOverMs: 2,
  // With the two that a piece of native work may take (`Pieces` of concurrency/yielder), others wait for five.
  yieldAfterMs: 3,
  // Long enough for a worker in which many simulations take turns, some of them in precompiles that do not yield.
  stopGraceMs: 1_000,
}
