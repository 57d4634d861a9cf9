import { PrecompileFailure } from '../../evm/nativeContracts.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { activeFederation } from '../federation/federations.ts'
import { firstBlocks } from './bitcoinChain.ts'
import type { StoredBlock } from './storedBlock.ts'

const WEEK_SECONDS = 604_800

/** Where the chain begins for the active federation: at the last checkpoint a week before it was created. */
export async function lowestBlock(call: BridgeCall): Promise<StoredBlock> {
  const { bitcoin } = call.constants
  const [genesis] = firstBlocks(bitcoin)
  if (bitcoin.checkpoints === undefined) return genesis
  const { first, last } = bitcoin.checkpoints
  const { createdAt } = await activeFederation(call)
  if (createdAt === call.constants.federation.createdAt) return first
  // The reference takes the milliseconds for seconds.
  if (createdAt - WEEK_SECONDS >= timeOf(last)) return last
  throw new PrecompileFailure('the checkpoint of a federation of this age is not known here')
}

const timeOf = ({ header }: StoredBlock) => new DataView(header.buffer, header.byteOffset).getUint32(68, true)
