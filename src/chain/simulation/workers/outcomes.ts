import type { Network } from '../../../chainspec/network.ts'
import {
  CallFailed,
  ExecutionReverted,
  GasExceedsAllowance,
  InsufficientFunds,
  InvalidOverride,
  ResponseTooLarge,
  SimulationRefused,
  TooMuchCallMemory,
} from '../../api/errors.ts'
import type { ChainLimits } from '../../context.ts'
import { createRevertError } from '../../execution/revertReason.ts'
import type { SimulationKind, SimulationResults } from '../simulations.ts'
import type { SimulationOutcome } from './messages.ts'

/** What a simulation threw, as an answer: errors lose their class on the way between processes. */
export function toOutcome(thrown: unknown): SimulationOutcome {
  if (thrown instanceof ExecutionReverted) return { kind: 'reverted', payload: thrown.payload }
  if (thrown instanceof CallFailed) return { kind: 'callFailed', message: thrown.message }
  if (thrown instanceof InsufficientFunds) return { kind: 'insufficientFunds' }
  if (thrown instanceof GasExceedsAllowance) return { kind: 'gasExceedsAllowance', hint: thrown.hint }
  if (thrown instanceof InvalidOverride) return { kind: 'invalidOverride', message: thrown.message }
  if (thrown instanceof ResponseTooLarge) return { kind: 'tooLarge', limitBytes: thrown.limitBytes }
  if (thrown instanceof TooMuchCallMemory) return { kind: 'tooMuchMemory', limitBytes: thrown.limitBytes }
  if (thrown instanceof SimulationRefused) return { kind: 'refused', refusal: thrown.kind, message: thrown.message }
  return { kind: 'failed', text: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown) }
}

/** The result in an answer; throws the error that the simulation threw. */
export function requireResult(
  answer: SimulationOutcome,
  { network, limits }: { readonly network: Network; readonly limits: Pick<ChainLimits, 'estimateGasCap'> },
): SimulationResults[SimulationKind] {
  switch (answer.kind) {
    case 'done':
      return answer.result
    case 'reverted':
      throw createRevertError(answer.payload, network)
    case 'callFailed':
      throw new CallFailed(answer.message)
    case 'insufficientFunds':
      throw new InsufficientFunds()
    case 'gasExceedsAllowance':
      throw new GasExceedsAllowance(limits.estimateGasCap, answer.hint)
    case 'invalidOverride':
      throw new InvalidOverride(answer.message)
    case 'tooLarge':
      throw new ResponseTooLarge(answer.limitBytes)
    case 'tooMuchMemory':
      throw new TooMuchCallMemory(answer.limitBytes)
    case 'refused':
      throw new SimulationRefused(answer.refusal, answer.message)
    case 'stopped':
      throw new Error('a simulation was stopped that nobody had given up')
    case 'failed':
      throw new Error(`a simulation failed in its worker: ${answer.text}`)
  }
}
