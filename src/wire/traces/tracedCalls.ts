import type * as Schema from '../../../generated/schemas.ts'
import type { Text } from '../../base/utf8Pieces.ts'
import type { BlockSelector } from '../../chain/api/engine.ts'
import { InvalidTracedPair } from '../../chain/api/errors.ts'
import { requireFewCalls } from '../../chain/api/simulation.ts'
import type { TracedRequest, TracedSequence, Tracer } from '../../chain/api/traces.ts'
import type { Network } from '../../chainspec/network.ts'
import { parseBlockSelector } from '../blockSelector.ts'
import { parseCallRequest } from '../callRequest.ts'
import { parseCallBlockOverrides, parseStateOverrides } from '../overrides.ts'
import { parseSmallNumber } from '../quantity.ts'
import { printList } from './answers.ts'
import { parityTracer } from './tracer.ts'

/** Parses the `index`-th pair of a call and its trace types; throws `InvalidTracedPair`. */
export function parseTracedPair(
  [call, types]: Schema.TracedPair,
  index: number,
  network: Pick<Network, 'compat'>,
): TracedRequest {
  if (isTypes(call) || !isTypes(types)) throw new InvalidTracedPair(index)
  return { call: parseCallRequest(call ?? {}, network), tracer: parityTracer(types) }
}

const isTypes = (member: Schema.TracedPair[number] | undefined): member is Schema.TraceTypes => Array.isArray(member)

/** Parses bundles of calls; throws `SimulationRefused` for too many calls, before they are read. */
export function parseBundles(
  bundles: readonly Schema.CallBundle[],
  stateOverrides: Schema.StateOverrides | undefined,
  tracer: Tracer,
  network: Pick<Network, 'compat'>,
): Pick<TracedSequence, 'accounts' | 'bundles'> {
  requireFewCalls(bundles.reduce((sum, { transactions }) => sum + transactions.length, 0))
  return {
    accounts: parseStateOverrides(stateOverrides),
    bundles: bundles.map(({ transactions, blockOverride }) => ({
      block: parseCallBlockOverrides(blockOverride, network),
      calls: transactions.map((request) => ({ call: parseCallRequest(request, network), tracer })),
    })),
  }
}

interface StateContext {
  readonly selector: BlockSelector
  /** Number of transactions before the calls; undefined for all of the block. */
  readonly transactionIndex: number | undefined
}

/** Parses the state on which calls run; an index of -1 stands for all transactions. */
export function parseStateContext({ blockNumber, transactionIndex = -1 }: Schema.StateContext = {}): StateContext {
  const index = typeof transactionIndex === 'string' ? parseSmallNumber(transactionIndex) : transactionIndex
  return { selector: parseBlockSelector(blockNumber), transactionIndex: index === -1 ? undefined : index }
}

/** Returns the texts of all calls as JSON, an array for each bundle. */
export const printBundles = (bundles: readonly (readonly Text[])[]): Text => printList(bundles.map(printList))
