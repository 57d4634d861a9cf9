/** A call with value sets this much aside for the callee, who may hand it back: gas needed, but not used. */
const STIPEND = 2300n
/** The one that told what is used included. */
const MOST_EXECUTIONS = 24
/** Below, the least gas is found to the unit; above, to 1.5 %. */
const EXACT_BELOW = 100_000n

interface Known {
  /** Less than this fails. */
  readonly least: bigint
  /** What the execution with `most` used, before refunds. */
  readonly used: bigint
  /** This succeeds. */
  readonly most: bigint
}

/**
 * The least gas that succeeds, or nearly; a value that did succeed in any case, though code that looks at its gas may
 * succeed with less again. What was used is nearly always it, or enough with a stipend on top; else bisection, which
 * begins at the low end.
 */
export async function findLeastGas(
  { least, used, most }: Known,
  succeeds: (gas: bigint) => Promise<boolean>,
): Promise<bigint> {
  let executions = 1
  let works = most
  let fails = least - 1n

  async function probe(gas: bigint): Promise<void> {
    if (gas <= fails || gas >= works) return
    executions++
    if (await succeeds(gas)) works = gas
    else fails = gas
  }

  await probe(used)
  await probe(works === used ? used - 1n : used + STIPEND)
  while (executions < MOST_EXECUTIONS && works - fails > tolerance(fails)) {
    const middle = (works + fails) / 2n
    await probe(middle < 2n * fails ? middle : 2n * fails)
  }
  return works
}

function tolerance(fails: bigint): bigint {
  return fails < EXACT_BELOW ? 1n : (fails * 3n) / 200n
}
