import type { Bytes } from '../../../base/bytes.ts'
import type { Piece } from '../../../base/readyJson.ts'
import type { Text } from '../../../base/utf8Pieces.ts'
import type { Network } from '../../../chainspec/network.ts'
import {
  CallFailed,
  ExecutionReverted,
  GasExceedsAllowance,
  InsufficientFunds,
  InvalidOverride,
  RefusedAsEthereum,
  ResponseTooLarge,
  SimulationRefused,
  TooMuchCallMemory,
} from '../../api/errors.ts'
import { toBaseError, toBaseFailure } from '../../base/baseQuestions.ts'
import type { ChainBase } from '../../base/chainBase.ts'
import type { ChainLimits } from '../../context.ts'
import { createRevertError } from '../../execution/revertReason.ts'
import type { SimulationKind, SimulationResults } from '../simulations.ts'
import type { SimulationOutcome } from './messages.ts'

/** Returns the outcome of a thrown value; errors lose their class between processes. */
export function toOutcome(thrown: unknown): SimulationOutcome {
  if (thrown instanceof ExecutionReverted) return { kind: 'reverted', payload: thrown.payload }
  if (thrown instanceof CallFailed) return { kind: 'callFailed', message: thrown.message }
  if (thrown instanceof InsufficientFunds) return { kind: 'insufficientFunds', message: thrown.message }
  if (thrown instanceof GasExceedsAllowance) return { kind: 'gasExceedsAllowance', hint: thrown.hint }
  if (thrown instanceof InvalidOverride) return { kind: 'invalidOverride', message: thrown.message }
  if (thrown instanceof RefusedAsEthereum) return { kind: 'refusedAsEthereum', message: thrown.message }
  if (thrown instanceof ResponseTooLarge) return { kind: 'tooLarge', limitBytes: thrown.limitBytes }
  if (thrown instanceof TooMuchCallMemory) return { kind: 'tooMuchMemory', limitBytes: thrown.limitBytes }
  if (thrown instanceof SimulationRefused) return { kind: 'refused', refusal: thrown.kind, message: thrown.message }
  const failure = toBaseFailure(thrown)
  if (failure !== undefined) return failure
  return { kind: 'failed', text: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown) }
}

interface ResultSetup {
  readonly network: Network
  readonly limits: Pick<ChainLimits, 'estimateGasCap'>
  readonly base: ChainBase | undefined
}

/** Returns the result of an outcome, or throws the error of the simulation. */
export function requireResult(
  outcome: SimulationOutcome,
  { network, limits, base }: ResultSetup,
): SimulationResults[SimulationKind] {
  switch (outcome.kind) {
    case 'done':
      return outcome.result
    case 'reverted':
      throw createRevertError(outcome.payload, network)
    case 'callFailed':
      throw new CallFailed(outcome.message)
    case 'insufficientFunds':
      throw new InsufficientFunds(outcome.message)
    case 'gasExceedsAllowance':
      throw new GasExceedsAllowance(limits.estimateGasCap, outcome.hint)
    case 'invalidOverride':
      throw new InvalidOverride(outcome.message)
    case 'refusedAsEthereum':
      throw new RefusedAsEthereum(outcome.message)
    case 'tooLarge':
      throw new ResponseTooLarge(outcome.limitBytes)
    case 'tooMuchMemory':
      throw new TooMuchCallMemory(outcome.limitBytes)
    case 'refused':
      throw new SimulationRefused(outcome.refusal, outcome.message)
    case 'baseUnavailable':
    case 'bridgeUnreadable':
    case 'belowBase':
      throw toBaseError(outcome, base)
    case 'stopped':
      throw new Error('a simulation was stopped that nobody had given up')
    case 'failed':
      throw new Error(`a simulation failed in its worker: ${outcome.text}`)
  }
}

type ReplacePiece = (piece: Bytes) => readonly Bytes[]

const inText = (text: Text, replace: ReplacePiece): Text =>
  typeof text === 'string' ? text : text.flatMap<Piece>((piece) => (typeof piece === 'string' ? piece : replace(piece)))

type InResult<Kind extends SimulationKind> = (
  result: SimulationResults[Kind],
  replace: ReplacePiece,
) => SimulationResults[Kind]

/** The results that have texts in pieces. */
const IN_RESULTS: { readonly [Kind in SimulationKind]?: InResult<Kind> } = {
  replay: (traces, replace) =>
    traces.map(({ hash, texts }) => ({ hash, texts: texts.map((text) => inText(text, replace)) })),
  traceCalls: (bundles, replace) => bundles.map((texts) => texts.map((text) => inText(text, replace))),
}

/** Returns a result with other pieces of bytes in its texts. */
export function replacePieces<Kind extends SimulationKind>(
  kind: Kind,
  result: SimulationResults[Kind],
  replace: ReplacePiece,
): SimulationResults[Kind] {
  const inResult: InResult<Kind> | undefined = IN_RESULTS[kind]
  return inResult?.(result, replace) ?? result
}
