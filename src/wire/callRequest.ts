import type * as Schema from '../../generated/schemas.ts'
import { presentOnly } from '../base/presentOnly.ts'
import type { CallRequest } from '../chain/api/simulation.ts'
import { parseAddress, parseData } from './bytes.ts'
import { isAbsent, parseNumber } from './quantity.ts'

/**
 * Parses a call object (protocol/rpc#call-objects). `input` takes precedence over `data`; numbers and data that are
 * empty text count as absent.
 */
export function parseCallRequest(request: Schema.CallRequest): CallRequest {
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
