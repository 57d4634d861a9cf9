import type * as Schema from '../../generated/schemas.ts'
import { toHex } from '../base/hex.ts'
import type { ChainBlock, SimulatedBlock } from '../chain/api/engine.ts'
import { type NameRevert, withRevertName } from '../chain/api/revertName.ts'
import {
  type BlockCall,
  type BlocksRequest,
  type BlockToSimulate,
  requireFewCalls,
  type SimulatedCall,
} from '../chain/api/simulation.ts'
import type { Network } from '../chainspec/network.ts'
import { type BlockOptions, NO_NONCE, toWireBlock } from './block.ts'
import { parseCallRequest } from './callRequest.ts'
import { toWireLog } from './log.ts'
import { parseBlockOverrides, parseStateOverrides } from './overrides.ts'
import { isAbsent, parseNumber, toQuantity } from './quantity.ts'

/**
 * Parses the parameter of `eth_simulateV1` (execution-apis). Throws `SimulationRefused` for too many calls, before they
 * are read.
 */
export function parseSimulation(
  { blockStateCalls, traceTransfers, validation }: Schema.Simulation,
  network: Pick<Network, 'compat'>,
): BlocksRequest {
  requireFewCalls(blockStateCalls.reduce((sum, { calls }) => sum + (calls?.length ?? 0), 0))
  return {
    blocks: blockStateCalls.map((block) => parseBlock(block, network)),
    validates: validation ?? false,
    logsTransfers: traceTransfers ?? false,
  }
}

function parseBlock(
  { blockOverrides, stateOverrides, calls }: Schema.BlockStateCalls,
  network: Pick<Network, 'compat'>,
): BlockToSimulate {
  return {
    block: parseBlockOverrides(blockOverrides),
    accounts: parseStateOverrides(stateOverrides),
    calls: (calls ?? []).map((call) => parseBlockCall(call, network)),
  }
}

function parseBlockCall(call: Schema.CallRequest, network: Pick<Network, 'compat'>): BlockCall {
  const request = parseCallRequest(call, network)
  return isAbsent(call.nonce) ? request : { ...request, nonce: parseNumber(call.nonce) }
}

/** Returns a simulated block: a block object and the results of its calls. */
export function toWireSimulatedBlock(
  simulated: SimulatedBlock,
  { nameRevert, ...options }: BlockOptions & { readonly nameRevert: NameRevert | undefined },
): Schema.SimulatedBlock {
  const { found, calls } = simulated
  const { block } = found
  let firstLogIndex = 0
  return {
    ...toWireBlock(found, options),
    number: toQuantity(block.header.number),
    hash: toHex(block.hash),
    nonce: NO_NONCE,
    logsBloom: toHex(block.header.logsBloom),
    miner: toHex(block.header.coinbase),
    calls: calls.map((call, index) => {
      const position = { found, index, firstLogIndex, nameRevert }
      firstLogIndex += call.logs.length
      return toWireCall(call, position)
    }),
  }
}

interface CallPosition {
  readonly found: ChainBlock
  readonly index: number
  /** Index in the block of its first log. */
  readonly firstLogIndex: number
  readonly nameRevert: NameRevert | undefined
}

function toWireCall(
  call: SimulatedCall,
  { found: { block }, index, firstLogIndex, nameRevert }: CallPosition,
): Schema.SimulatedCall {
  const location = { blockHash: block.hash, blockNumber: block.header.number, index }
  const { hash } = block.transactions[index] ?? { hash: block.hash } // each call has its transaction
  return {
    status: call.succeeded ? '0x1' : '0x0',
    returnData: toHex(call.output),
    gasUsed: toQuantity(call.gasUsed),
    maxUsedGas: toQuantity(call.maxUsedGas),
    logs: call.logs.map((log, offset) => toWireLog(log, hash, location, firstLogIndex + offset)),
    ...(call.failure === undefined ? {} : { error: toWireFailure(call.failure, nameRevert) }),
  }
}

/** Error codes of failed calls in execution-apis. */
const REVERTED = 3
const FAILED = -32015

function toWireFailure(
  { message, payload }: NonNullable<SimulatedCall['failure']>,
  nameRevert: NameRevert | undefined,
): Schema.SimulatedFailure {
  if (payload === undefined) return { code: FAILED, message }
  return { code: REVERTED, message: withRevertName(message, payload, nameRevert), data: toHex(payload) }
}
