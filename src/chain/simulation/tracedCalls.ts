import type { Bytes } from '../../base/bytes.ts'
import type { Abortable } from '../../concurrency/abortable.ts'
import type { Block } from '../../primitives/block.ts'
import { senderOn } from '../../primitives/impersonation.ts'
import { chainIdOf } from '../../primitives/transaction.ts'
import { accountKey } from '../../state/keys.ts'
import type { Traces } from '../api/engine.ts'
import { BelowBase, InvalidTransaction } from '../api/errors.ts'
import type { StorageRangeQuery } from '../api/traces.ts'
import { requireKnownBlock } from '../api/unknownBlock.ts'
import { createUnknownBlockError, type FoundBlock, findMinedBlock, findParent } from '../canonical/findBlock.ts'
import { requireState } from '../canonical/stateViews.ts'
import type { ChainContext } from '../context.ts'
import type { GetPendingBlock } from '../mining/local/pendingBlock.ts'
import { parseTransaction } from '../mining/local/transactionSubmitter.ts'
import type { StartedBlock } from '../tracing/replay.ts'
import { type CallContextData, contextAfter, findCallContext, pickHeader } from './callContext.ts'
import type { Simulate } from './simulator.ts'

/** The traces of calls, and reads of the state within a block. */
export type TracedCalls = Pick<Traces, 'call' | 'signed' | 'calls' | 'storageRange'>

/** Returns the traces of simulated calls. */
export function createTracedCalls(
  context: ChainContext,
  getPendingBlock: GetPendingBlock,
  simulate: Simulate,
): TracedCalls {
  const calls: Traces['calls'] = async ({ transactionIndex, accounts, bundles }, selector, abortable) => {
    const findBlock = async () =>
      selector.kind === 'pending'
        ? (await getPendingBlock(abortable)).block
        : (await findMinedBlock(context, selector))?.block
    const block = transactionIndex === undefined ? undefined : await findBlock()
    const start = block && (await findStart(context, block, transactionIndex ?? 0))
    const data = start?.data ?? (await findCallContext(context, selector, getPendingBlock, abortable))
    return simulate({ kind: 'traceCalls', request: { accounts, bundles, started: start?.started } }, data, abortable)
  }

  const call: Traces['call'] = async (request, selector, tracer, options = {}) => {
    const { abortable, overrides, transactionIndex } = options
    const { accounts = [], block = {} } = overrides ?? {}
    const bundles = [{ block, calls: [{ call: request, tracer }] }]
    const [[text] = []] = await calls({ accounts, bundles, transactionIndex }, selector, abortable)
    if (text === undefined) throw new Error('the call has no trace')
    return text
  }

  return {
    call,
    calls,
    async signed(encoded, selector, tracer, abortable) {
      const transaction = parseTransaction(encoded)
      const from = senderOn(context.network, transaction)
      if (from === undefined) throw new InvalidTransaction(`Invalid chainId: ${chainIdOf(transaction)}`)
      const { to, gasLimit: gas, gasPrice, value, data } = transaction
      return call({ from, gas, gasPrice, value, data, ...(to && { to }) }, selector, tracer, { abortable })
    },
    async storageRange(query, selector, abortable) {
      const found = requireKnownBlock(context.network, selector, await findMinedBlock(context, selector))
      if (found === undefined) throw createUnknownBlockError(context, selector)
      return readStorage(context, simulate, { ...query, found }, abortable)
    },
  }
}

async function readStorage(
  context: ChainContext,
  simulate: Simulate,
  { found, transactionIndex, address, from, limit }: StorageRangeQuery & { readonly found: FoundBlock },
  abortable?: Abortable,
) {
  requireState(context, found)
  await requireOwnStorage(context, found.block, address)
  const whole = { data: contextAfter(found), started: { header: found.block.header, transactions: [] } }
  const { data, started } = (await findStart(context, found.block, transactionIndex)) ?? whole
  return simulate({ kind: 'storageRange', request: { started, address, from, limit } }, data, abortable)
}

/** Throws `BelowBase` unless all of the account's storage at this block is of this chain: no endpoint lists slots. */
async function requireOwnStorage({ base }: ChainContext, { header }: Block, address: Bytes): Promise<void> {
  if (base === undefined) return
  const { number } = base.block.header
  const isOwn = header.number > number && (await base.getValue(accountKey(address), number)) === undefined
  if (!isOwn) throw new BelowBase('lists of storage slots below it', number)
}

/** The state before a block, with the block's header, and its first transactions. */
interface BlockStart {
  readonly data: CallContextData
  readonly started: StartedBlock
}

/** Returns the start of a block; undefined if the block has no more transactions than `transactionCount`. */
async function findStart(
  context: ChainContext,
  block: Block,
  transactionCount: number,
): Promise<BlockStart | undefined> {
  const { header, transactions, hash } = block
  if (transactionCount >= transactions.length) return undefined
  const parent = await findParent(context, block)
  if (parent === undefined) throw new Error(`the parent of block ${header.number} is missing`)
  requireState(context, parent)
  const { base, state } = contextAfter(parent)
  const first = transactions.slice(0, transactionCount).map(({ encoded }) => encoded)
  return { data: { header: pickHeader(header), hash, base, state }, started: { header, transactions: first } }
}
