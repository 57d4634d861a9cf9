import type { Bytes } from '../../base/bytes.ts'
import { decodeErrorString } from '../../base/errorString.ts'
import { ExecutionReverted } from '../api/errors.ts'

const PREFIX = 'VM Exception while processing transaction: '

/**
 * The error for an execution that reverted with `payload`: its message carries the text of `Error(string)`, if it is
 * one (protocol/rpc#eth_call).
 * A mined transaction that failed in another way has the same error without a payload.
 */
export function createRevertError(payload: Bytes | undefined): ExecutionReverted {
  const reason = payload && decodeErrorString(payload)
  return new ExecutionReverted(PREFIX + (reason === undefined ? 'transaction reverted' : `revert ${reason}`), payload)
}
