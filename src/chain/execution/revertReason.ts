import { type Bytes, EMPTY_BYTES } from '../../base/bytes.ts'
import { decodeErrorString } from '../../base/errorString.ts'
import type { Network } from '../../chainspec/network.ts'
import { ExecutionReverted } from '../api/errors.ts'
import { gethRevertReason, REVERTED } from '../api/gethFault.ts'

/**
 * Returns the error of an execution that reverted with `payload`. Its message has the text of `Error(string)`
 * (protocol/rpc#eth_call); with `compat` ethereum it is geth's, which also names Solidity's panics. A mined transaction
 * that failed in another way has the same error without a payload.
 */
export function createRevertError(payload: Bytes | undefined, { compat }: Pick<Network, 'compat'>): ExecutionReverted {
  if (compat === 'ethereum') {
    const reason = payload && gethRevertReason(payload)
    const message = reason === undefined ? REVERTED : `${REVERTED}: ${reason}`
    return new ExecutionReverted('executionRevertedAsEthereum', message, payload ?? EMPTY_BYTES)
  }
  const reason = payload && decodeErrorString(payload)
  const what = reason === undefined ? 'transaction reverted' : `revert ${reason}`
  return new ExecutionReverted('executionReverted', `VM Exception while processing transaction: ${what}`, payload)
}
