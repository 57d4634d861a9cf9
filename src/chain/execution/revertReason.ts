import { type Bytes, EMPTY_BYTES } from '../../base/bytes.ts'
import { decodeErrorString } from '../../base/errorString.ts'
import type { Network } from '../../network/network.ts'
import { ExecutionReverted } from '../api/errors.ts'

/**
 * The error for an execution that reverted with `payload`: its message carries the text of `Error(string)`, if it is
 * one (protocol/rpc#eth_call; with `compat` ethereum geth's).
 * A mined transaction that failed in another way has the same error without a payload.
 */
export function createRevertError(payload: Bytes | undefined, { compat }: Pick<Network, 'compat'>): ExecutionReverted {
  const reason = payload && decodeErrorString(payload)
  if (compat === 'ethereum') {
    const message = reason === undefined ? 'execution reverted' : `execution reverted: ${reason}`
    return new ExecutionReverted('executionRevertedAsEthereum', message, payload ?? EMPTY_BYTES)
  }
  const what = reason === undefined ? 'transaction reverted' : `revert ${reason}`
  return new ExecutionReverted('executionReverted', `VM Exception while processing transaction: ${what}`, payload)
}
