import type * as Schema from '../../generated/schemas.ts'
import { InvalidTransaction } from '../chain/api/errors.ts'
import { hints } from '../chain/api/hints.ts'
import type { CallRequest } from '../chain/api/simulation.ts'
import { refusalOfType } from '../primitives/transactionTypes.ts'
import { isAbsent } from './absent.ts'
import { parseCallRequest } from './callRequest.ts'
import { parseNumber } from './quantity.ts'

/** A transaction that lacks some of its members. */
export interface FillRequest extends CallRequest {
  readonly nonce?: bigint
  readonly chainId?: bigint
}

/** Throws `InvalidTransaction` when the transaction would be of another type than 0. */
export function parseFillRequest(request: Schema.FillRequest): FillRequest {
  const type = typeOfRequest(request)
  if (type > 0) throw new InvalidTransaction(`Invalid input: ${refusalOfType(type)}`, hints.typedTransaction)
  return {
    ...parseCallRequest(request),
    ...(isAbsent(request.nonce) ? {} : { nonce: parseNumber(request.nonce) }),
    ...(isAbsent(request.chainId) ? {} : { chainId: parseNumber(request.chainId) }),
  }
}

/** The type that is asked for, or the one that the members of only some types mean. */
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
