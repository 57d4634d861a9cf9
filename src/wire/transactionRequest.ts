import type * as Schema from '../../generated/schemas.ts'
import type { Bytes } from '../base/bytes.ts'
import { isAbsent } from './absent.ts'
import { parseCallRequest } from './callRequest.ts'
import { parseNumber } from './quantity.ts'

/** A transaction as the wallet is asked for it, with the defaults of the spec. */
export interface TransactionRequest {
  readonly from?: Bytes
  /** The members of a transaction that can be signed; without a nonce it takes the sender's next one. */
  readonly fields: {
    readonly to?: Bytes
    readonly gasLimit: bigint
    readonly gasPrice: bigint
    readonly value: bigint
    readonly data: Bytes
    readonly nonce?: bigint
  }
  /** Undefined where the request leaves it open, which 0 does, too. */
  readonly chainId?: bigint
}

const DEFAULT_GAS = 90_000n

/** A transaction object; numbers and data that are empty text count as absent, `gas` wins over `gasLimit`. */
export function parseTransactionRequest(request: Schema.TransactionRequest): TransactionRequest {
  const { from, to, gas, gasPrice = 0n, value = 0n, data } = parseCallRequest(request)
  const { gasLimit, nonce, chainId } = request
  const otherGas = isAbsent(gasLimit) ? DEFAULT_GAS : parseNumber(gasLimit)
  const chain = isAbsent(chainId) ? 0n : parseNumber(chainId)
  return {
    ...(from === undefined ? {} : { from }),
    fields: {
      ...(to === undefined ? {} : { to }),
      ...(isAbsent(nonce) ? {} : { nonce: parseNumber(nonce) }),
      gasLimit: gas ?? otherGas,
      gasPrice,
      value,
      data,
    },
    ...(chain === 0n ? {} : { chainId: chain }),
  }
}
