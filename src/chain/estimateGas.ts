import type { StopSign } from '../evm/evm.ts'
import type { CallRequest } from './engine.ts'
import { GasExceedsAllowance, InsufficientFunds } from './errors.ts'
import { ZERO_ADDRESS } from './remasc/remasc.ts'
import { createRevertError } from './revertReason.ts'
import type { Scene, SimulationContext } from './scene.ts'
import { simulate } from './simulate.ts'

/** A call with value sets this much aside for the callee, who may hand it back: gas needed, but not used. */
const STIPEND = 2300n
const MAX_EXECUTIONS = 6
/** Small executions cost little, so they are bisected to the unit; larger ones to 1.5 %. */
const EXACT_BELOW = 100_000n
const MAX_EXACT_EXECUTIONS = 20

/**
 * The least gas with which the request succeeds. `request.gas` does not bound it. Throws `ExecutionReverted`,
 * `GasExceedsAllowance` or `InsufficientFunds` when there is none.
 */
export async function estimateGas(
  context: SimulationContext,
  scene: Scene,
  request: CallRequest,
  signal?: StopSign,
): Promise<bigint> {
  const cap = context.limits.estimateGasCap
  const balance = (await scene.world.getAccount(request.from ?? ZERO_ADDRESS))?.balance ?? 0n
  if (balance < (request.value ?? 0n)) throw new InsufficientFunds()
  const first = await simulate(context, scene, request, cap, signal)
  if (first?.outcome.kind === 'revert') throw createRevertError(first.output)
  if (first?.outcome.kind !== 'success') throw new GasExceedsAllowance(cap)

  const succeeds = async (gas: bigint): Promise<boolean> =>
    (await simulate(context, scene, request, gas, signal))?.outcome.kind === 'success'
  const estimate = await searchLeast(first.grossGas, cap, succeeds)
  const cost = (request.value ?? 0n) + estimate * (request.gasPrice ?? 0n)
  if (balance < cost) throw new InsufficientFunds()
  return estimate
}

/** Searches between what was used and the cap; `used` is nearly always enough, or enough with a stipend on top. */
async function searchLeast(used: bigint, cap: bigint, succeeds: (gas: bigint) => Promise<boolean>): Promise<bigint> {
  const guesses = [used, used + STIPEND].filter((guess) => guess < cap)
  let executions = 1
  let fails = used - 1n // taken to fail; looked at when `used` succeeds
  let works = cap
  for (const guess of guesses) {
    executions++
    if (await succeeds(guess)) {
      works = guess
      break
    }
    fails = guess
  }
  if (works === used) {
    executions++
    if (!(await succeeds(used - 1n))) return used
    // Code that looks at its gas may want less than it uses when it has plenty.
    works = used - 1n
    fails = used / 2n
  }
  const limit = used < EXACT_BELOW ? MAX_EXACT_EXECUTIONS : MAX_EXECUTIONS
  for (; executions < limit && works - fails > tolerance(works); executions++) {
    const middle = (works + fails) / 2n
    if (await succeeds(middle)) works = middle
    else fails = middle
  }
  return works
}

function tolerance(gas: bigint): bigint {
  return gas < EXACT_BELOW ? 1n : (gas * 3n) / 200n
}
