import type * as Schema from '../../generated/schemas.ts'
import { type Bytes, equalBytes } from '../base/bytes.ts'
import { presentOnly } from '../base/presentOnly.ts'
import { RefusedAsEthereum } from '../chain/api/errors.ts'
import type { Network } from '../chainspec/network.ts'
import { parseData } from './bytes.ts'
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
 * `gasLimit`. Throws `RefusedAsEthereum`.
 */
export function parseTransactionRequest(
  request: Schema.TransactionRequest,
  network: Pick<Network, 'compat'>,
): TransactionRequest {
  requireOnePayload(request, network)
  const { value = 0n, ...call } = parseCallRequest(request, network)
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

/**
 * Throws geth's error for a transaction whose `data` and `input` differ, or that creates a contract without any of them. Other
 * chains take `input`, and create an empty contract.
 */
export function requireOnePayload(
  { to, data, input }: Pick<Schema.TransactionRequest, 'to' | 'data' | 'input'>,
  { compat }: Pick<Network, 'compat'>,
): void {
  if (compat === 'rootstock') return
  const [first, second] = [data, input].filter((text) => !isAbsent(text))
  if (first !== undefined && second !== undefined && !equalBytes(parseData(first), parseData(second))) {
    throw new RefusedAsEthereum(
      'both "data" and "input" are set and not equal. Please use "input" to pass transaction call data',
    )
  }
  const isEmpty = first === undefined || parseData(first).length === 0
  if (to === undefined && isEmpty) throw new RefusedAsEthereum('contract creation without any data provided')
}
