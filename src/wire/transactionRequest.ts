import type * as Schema from '../../generated/schemas.ts'
import type { Bytes } from '../base/bytes.ts'
import { presentOnly } from '../base/presentOnly.ts'
import { isAbsent } from './absent.ts'
import { parseCallRequest } from './callRequest.ts'
import { parseNumber } from './quantity.ts'

/** A transaction as the wallet is asked for it; without a nonce it takes the sender's next one. */
export interface TransactionRequest {
  readonly from?: Bytes
  readonly to?: Bytes
  readonly gas?: bigint
  readonly gasPrice?: bigint
  readonly value: bigint
  readonly data: Bytes
  readonly nonce?: bigint
  /** Undefined where the request leaves it open, which 0 does, too. */
  readonly chainId?: bigint
}

/** Members that only typed transactions have. */
const TYPED = ['maxFeePerGas', 'maxPriorityFeePerGas', 'accessList', 'blobVersionedHashes', 'authorizationList']

/** The members of a request that a legacy transaction has no place for; they are ignored. */
export function ignoredMembers(request: Schema.TransactionRequest): string[] {
  return TYPED.filter((name) => Object.hasOwn(request, name) && !isAbsent(Reflect.get(request, name) ?? undefined))
}

/** A transaction object; numbers and data that are empty text count as absent, `gas` wins over `gasLimit`. */
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
