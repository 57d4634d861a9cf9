/** Gas that a call with value reserves for the callee, which may return it: needed, but not used. */
const STIPEND = 2300n
/** Max executions, including the first one. */
const MAX_EXECUTIONS = 24
/** Below this gas the result is exact; above, it is at most 1.5 % too high. */
const EXACT_BELOW = 100_000n

interface Bounds {
  /** Less gas than this fails. */
  readonly min: bigint
  /** Gas that the execution with `max` used, before refunds. */
  readonly used: bigint
  /** Gas that succeeds. */
  readonly max: bigint
}

/**
 * Returns the min gas that succeeds, within the tolerance. The result was executed and succeeded; code that reads its
 * gas may succeed with less, too. The gas used, alone or with a stipend, is nearly always the result; otherwise a
 * bisection finds it, starting at the low end.
 */
export async function findMinGas(
  { min, used, max }: Bounds,
  succeeds: (gas: bigint) => Promise<boolean>,
): Promise<bigint> {
  let executions = 1
  let works = max
  let fails = min - 1n

  async function probe(gas: bigint): Promise<void> {
    if (gas <= fails || gas >= works) return
    executions++
    if (await succeeds(gas)) works = gas
    else fails = gas
  }

  await probe(used)
  await probe(works === used ? used - 1n : used + STIPEND)
  while (executions < MAX_EXECUTIONS && works - fails > tolerance(fails)) {
    const middle = (works + fails) / 2n
    await probe(middle < 2n * fails ? middle : 2n * fails)
  }
  return works
}

function tolerance(fails: bigint): bigint {
  return fails < EXACT_BELOW ? 1n : (fails * 3n) / 200n
}
