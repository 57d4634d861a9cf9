import type * as Schema from '../../generated/schemas.ts'
import { presentOnly } from '../base/presentOnly.ts'
import { RefusedAsEthereum } from '../chain/api/errors.ts'
import type { CallRequest } from '../chain/api/simulation.ts'
import type { Network } from '../chainspec/network.ts'
import { parseAddress, parseData } from './bytes.ts'
import { isAbsent, parseNumber } from './quantity.ts'

/**
 * Parses a call object (protocol/rpc#call-objects). `input` takes precedence over `data`; numbers and data that are
 * empty text count as absent. Throws `RefusedAsEthereum` for two kinds of fees.
 */
export function parseCallRequest(request: Schema.CallRequest, network: Pick<Network, 'compat'>): CallRequest {
  requireOneKindOfFee(request, network)
  const number = (value: string | number | undefined) => (isAbsent(value) ? undefined : parseNumber(value))
  const address = (value: string | undefined) => (value === undefined ? undefined : parseAddress(value))
  const data = isAbsent(request.input) ? request.data : request.input
  return {
    data: isAbsent(data) ? new Uint8Array(0) : parseData(data),
    ...presentOnly({
      from: address(request.from),
      to: address(request.to),
      gas: number(request.gas),
      gasPrice: number(request.gasPrice),
      value: number(request.value),
    }),
  }
}

/** Throws geth's error for a request with a gas price and fees of EIP-1559, which a Rootstock chain otherwise ignores. */
function requireOneKindOfFee(request: Schema.CallRequest, { compat }: Pick<Network, 'compat'>): void {
  const { gasPrice, maxFeePerGas, maxPriorityFeePerGas } = request
  if (compat === 'rootstock' || isAbsent(gasPrice) || (maxFeePerGas ?? maxPriorityFeePerGas) === undefined) return
  throw new RefusedAsEthereum('both gasPrice and (maxFeePerGas or maxPriorityFeePerGas) specified')
}
