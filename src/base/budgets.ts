/** How long something may go on before others have their turn; 0 is at once, Infinity never. */
export interface Budgets {
  /** How long a simulation may take where requests are answered, before it begins anew in a worker. */
  readonly handOverMs: number
  /** How long code runs before it lets other work of its process through. */
  readonly breathMs: number
  /** How long a worker may take to stop a simulation before it is killed. */
  readonly stopGraceMs: number
}

export const BUDGETS: Budgets = {
  // Most simulations are done before this; sending one away and back takes 0.1 ms, so that would be their price.
  handOverMs: 2,
  breathMs: 5,
  // Long enough for a worker in which many simulations take turns, some of them with precompiles that give way to nobody.
  stopGraceMs: 1_000,
}
