import type * as Schema from '../../generated/schemas.ts'
import type { Bytes } from '../base/bytes.ts'
import { toHex } from '../base/hex.ts'
import { InvalidTransaction } from '../chain/api/errors.ts'
import { hints } from '../chain/api/hints.ts'
import type { CallRequest } from '../chain/api/simulation.ts'
import type { Network } from '../chainspec/network.ts'
import type { TransactionFields } from '../primitives/transaction.ts'
import { refusalOfType } from '../primitives/transactionTypes.ts'
import { encodeUnsigned } from '../primitives/unsignedTransaction.ts'
import { parseCallRequest } from './callRequest.ts'
import { isAbsent, parseNumber, toQuantity } from './quantity.ts'
import { requireOnePayload } from './transactionRequest.ts'

/** A transaction that may lack members. */
export interface FillRequest extends CallRequest {
  readonly nonce?: bigint
  readonly chainId?: bigint
}

/**
 * Parses the parameter of `eth_fillTransaction`; throws `InvalidTransaction` for another transaction type than 0, and
 * `RefusedAsEthereum`.
 */
export function parseFillRequest(request: Schema.FillRequest, network: Pick<Network, 'compat'>): FillRequest {
  requireOnePayload(request, network)
  const type = typeOfRequest(request)
  if (type > 0) throw new InvalidTransaction(`Invalid input: ${refusalOfType(type)}`, hints.typedTransaction)
  return {
    ...parseCallRequest(request, network),
    ...(isAbsent(request.nonce) ? {} : { nonce: parseNumber(request.nonce) }),
    ...(isAbsent(request.chainId) ? {} : { chainId: parseNumber(request.chainId) }),
  }
}

/** Returns the requested type, or the type that the members of the request imply. */
function typeOfRequest(request: Schema.FillRequest): number {
  if (!isAbsent(request.type)) return Number(parseNumber(request.type))
  if (hasItems(request.authorizationList)) return 4
  if (hasItems(request.blobVersionedHashes)) return 3
  if (!isAbsent(request.maxFeePerGas) || !isAbsent(request.maxPriorityFeePerGas)) return 2
  return hasItems(request.accessList) ? 1 : 0
}

function hasItems(list: readonly unknown[] | undefined): boolean {
  return list !== undefined && list.length > 0
}

/**
 * Returns a transaction that is ready to be signed, as RLP and as an object, in geth's form (protocol/rpc#fee-helpers).
 */
export function toWireFilled(fields: TransactionFields, from: Bytes, chainId: number): Schema.FilledTransaction {
  const { nonce, to, gasLimit, gasPrice, value, data } = fields
  return {
    raw: toHex(encodeUnsigned(fields, chainId)),
    tx: {
      type: '0x0',
      chainId: toQuantity(chainId),
      nonce: toQuantity(nonce),
      from: toHex(from),
      to: to === undefined ? null : toHex(to),
      gas: toQuantity(gasLimit),
      gasPrice: toQuantity(gasPrice),
      value: toQuantity(value),
      input: toHex(data),
      v: '0x0',
      r: '0x0',
      s: '0x0',
    },
  }
}
