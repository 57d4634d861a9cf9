import { PrecompileFailure } from '../../evm/nativeContracts.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { activeFederation } from '../federation/federations.ts'
import { firstBlocks } from './bitcoinChain.ts'
import type { StoredBlock } from './storedBlock.ts'

const WEEK_SECONDS = 604_800

/**
 * Returns the block at which the chain begins for the active federation: the last checkpoint a week before its
 * creation. Throws a `PrecompileFailure` if that checkpoint is not known.
 */
export async function lowestBlock(call: BridgeCall): Promise<StoredBlock> {
  const { bitcoin } = call.constants
  const [genesis] = firstBlocks(bitcoin)
  if (bitcoin.checkpoints === undefined) return genesis
  const { first, last } = bitcoin.checkpoints
  const { createdAt } = await activeFederation(call)
  if (createdAt === call.constants.federation.createdAt) return first
  // Consensus: the reference node compares milliseconds with seconds.
  if (createdAt - WEEK_SECONDS >= timeOf(last)) return last
  throw new PrecompileFailure('the checkpoint of a federation of this age is not known here')
}

const timeOf = ({ header }: StoredBlock) => new DataView(header.buffer, header.byteOffset).getUint32(68, true)
