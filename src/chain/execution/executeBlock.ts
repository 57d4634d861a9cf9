import type { Bytes } from '../../base/bytes.ts'
import type { Network } from '../../chainspec/network.ts'
import { rulesAt } from '../../chainspec/rulesAt.ts'
import type { AbortSignalLike, Evm } from '../../evm/evm.ts'
import type { Block } from '../../primitives/block.ts'
import { senderOn } from '../../primitives/impersonation.ts'
import type { Transaction } from '../../primitives/transaction.ts'
import { markPrecompiles } from '../../state/precompileAccounts.ts'
import type { WritableState } from '../../state/stateView.ts'
import type { BlockReader } from '../../storage/store.ts'
import type { BlockCache } from '../ancestors/blockCache.ts'
import { createBlockContext } from '../ancestors/blockContext.ts'
import { createReadAncestors } from '../ancestors/readAncestors.ts'
import { type BlockExecution, beginBlock, type ExecutedBlock } from './blockExecution.ts'
import { NotExecutable } from './requireExecutable.ts'

interface BlockSetup {
  readonly network: Network
  readonly evm: Evm
  /** The state after the block's parent. */
  readonly world: WritableState
  /** Reads the block's ancestors, on any branch. */
  readonly reader: BlockReader
  readonly cache: BlockCache
  /** Aborts the execution with its reason. */
  readonly signal?: AbortSignalLike
}

/** A block, and the senders of its transactions if they were recovered before; undefined: an invalid signature. */
interface BlockToExecute extends Pick<Block, 'header' | 'transactions'> {
  readonly senders?: readonly (Bytes | undefined)[]
}

/** Starts the execution of an existing block with the values of its header. */
export async function beginKnownBlock(
  { network, evm, world, reader, cache, signal }: BlockSetup,
  { header }: Pick<Block, 'header'>,
): Promise<BlockExecution> {
  const { number } = header
  const parent = { hash: header.parentHash, header: { number: number - 1 } }
  const block = {
    ...header,
    rules: rulesAt(network, number),
    chainId: network.chainId,
    bridge: network.bridge,
    maxCodeBytes: network.maxCodeBytes,
    ...createBlockContext(network, reader, number, parent),
  }
  await markPrecompiles(network, number, world)
  const readAncestors = createReadAncestors(reader, cache, parent)
  const edges = header.edges ?? []
  return beginBlock({ network, block, evm, world, readAncestors, edges, ...(signal && { signal }) })
}

/**
 * Executes an existing block; the caller compares the result with the header. The last transaction must be REMASC's.
 * Throws `NotExecutable` for an invalid transaction, and `ParallelListsConflict` or `NotParallel` for invalid lists.
 */
export async function executeBlock(setup: BlockSetup, block: BlockToExecute): Promise<ExecutedBlock> {
  const { transactions, senders } = block
  const execution = await beginKnownBlock(setup, block)
  for (const [index, transaction] of transactions.slice(0, -1).entries()) {
    try {
      const sender = senders === undefined ? senderOn(setup.network, transaction) : senders[index]
      await execution.add(transaction, requireSigned(sender))
    } catch (error) {
      if (error instanceof NotExecutable) error.index = index
      throw error
    }
  }
  return execution.finish()
}

/** Returns the sender of a transaction of a block; throws `NotExecutable` if its signature is invalid. */
export function requireSender(transaction: Transaction, network: Network): Bytes {
  return requireSigned(senderOn(network, transaction))
}

function requireSigned(sender: Bytes | undefined): Bytes {
  if (sender === undefined) throw new NotExecutable('Transaction signature not accepted')
  return sender
}
