import type * as Schema from '../../generated/schemas.ts'
import type { Bytes } from '../base/bytes.ts'
import { presentOnly } from '../base/presentOnly.ts'
import { parseCallRequest } from './callRequest.ts'
import { isAbsent, parseNumber } from './quantity.ts'

/** A transaction that the wallet is requested to sign; without a nonce it gets the sender's next one. */
export interface TransactionRequest {
  readonly from?: Bytes
  readonly to?: Bytes
  readonly gas?: bigint
  readonly gasPrice?: bigint
  readonly value: bigint
  readonly data: Bytes
  readonly nonce?: bigint
  /** Undefined if the request has none, or 0. */
  readonly chainId?: bigint
}

/** Members of typed transactions only. */
const TYPED = ['maxFeePerGas', 'maxPriorityFeePerGas', 'accessList', 'blobVersionedHashes', 'authorizationList']

/** Returns the members of a request that a legacy transaction does not have, and that are ignored. */
export function ignoredMembers(request: Schema.TransactionRequest): string[] {
  return TYPED.filter((name) => Object.hasOwn(request, name) && !isAbsent(Reflect.get(request, name) ?? undefined))
}

/**
 * Parses a transaction object. Numbers and data that are empty text count as absent; `gas` takes precedence over
 * `gasLimit`.
 */
export function parseTransactionRequest(request: Schema.TransactionRequest): TransactionRequest {
  const { value = 0n, ...call } = parseCallRequest(request)
  const number = (given: string | number | undefined) => (isAbsent(given) ? undefined : parseNumber(given))
  const chainId = number(request.chainId)
  return {
    ...call,
    value,
    ...presentOnly({
      gas: call.gas ?? number(request.gasLimit),
      nonce: number(request.nonce),
      chainId: chainId === 0n ? undefined : chainId,
    }),
  }
}
