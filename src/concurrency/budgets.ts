/** Time limits after which work yields, in ms: 0 yields immediately, Infinity never. */
export interface Budgets {
  /** Maximum time of a simulation in the serving process. A longer one restarts in a worker. */
  readonly handOverMs: number
  /** The same while no other simulation of the chain is unfinished. Absent: `handOverMs`. */
  readonly handOverAloneMs?: number
  /** Maximum time that code runs before it yields to the event loop. */
  readonly yieldAfterMs: number
  /** Maximum time that a worker takes to stop a simulation before it is killed. */
  readonly stopGraceMs: number
}

/** Limits of a node that serves requests ([0012](docs/decisions/0012-queues-by-key-address-and-connection.md)). */
export const BUDGETS: Budgets = {
  // Most simulations end within it, and would pay the way to a worker and back.
  handOverMs: 2,
  // Together with a step of native work (2 ms, see yielder.ts), another request waits for at most 5 ms.
  yieldAfterMs: 3,
  // Long enough for a worker in which many simulations alternate, some of them in precompiles that do not yield.
  stopGraceMs: 1_000,
}

/** Limits of a node for one developer, whose only call need not leave room for the calls of other clients. */
export const DEV_BUDGETS: Budgets = {
  ...BUDGETS,
  // A call of 10,000,000 gas ends within it, and restarts nowhere. Other requests still run between its time slices.
  handOverAloneMs: 25,
}
