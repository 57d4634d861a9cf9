import { type Bytes, EMPTY_BYTES } from '../../base/bytes.ts'
import { decodeErrorString } from '../../base/errorString.ts'
import type { Network } from '../../chainspec/network.ts'
import { ExecutionReverted } from '../api/errors.ts'
import { gethRevertReason, OUT_OF_GAS, REVERTED } from '../api/gethFault.ts'

const REFERENCE_PREFIX = 'VM Exception while processing transaction: '
const REVERTED_IN_REFERENCE = `${REFERENCE_PREFIX}transaction reverted`

/**
 * Returns the error of an execution that reverted with `payload`. Its message has the text of `Error(string)`
 * (protocol/rpc#eth_call); with `compat` ethereum it is geth's, which also names Solidity's panics.
 */
export function createRevertError(payload: Bytes, { compat }: Pick<Network, 'compat'>): ExecutionReverted {
  if (compat === 'ethereum') {
    const reason = gethRevertReason(payload)
    const message = reason === undefined ? REVERTED : `${REVERTED}: ${reason}`
    return new ExecutionReverted('executionRevertedAsEthereum', message, payload)
  }
  const reason = decodeErrorString(payload)
  const message = reason === undefined ? REVERTED_IN_REFERENCE : `${REFERENCE_PREFIX}revert ${reason}`
  return new ExecutionReverted('executionReverted', message, payload)
}

/**
 * Returns the error of a mined transaction that failed for `reason`, without a revert. The text of the reference node does
 * not name the reason. Geth and anvil have no such error, Hardhat has: its matchers need the data of a revert, and its text
 * for missing gas differs from geth's.
 */
export function createFailureError(reason: string, { compat }: Pick<Network, 'compat'>): ExecutionReverted {
  if (compat === 'ethereum') {
    const message = reason === OUT_OF_GAS ? 'transaction ran out of gas' : reason
    return new ExecutionReverted('executionRevertedAsEthereum', message, EMPTY_BYTES)
  }
  return new ExecutionReverted('executionReverted', REVERTED_IN_REFERENCE, EMPTY_BYTES, reason)
}
