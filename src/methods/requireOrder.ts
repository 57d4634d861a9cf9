import type * as Schema from '../../generated/schemas.ts'
import type { Engine } from '../chain/api/engine.ts'
import { InvalidTransaction } from '../chain/api/errors.ts'
import { hints } from '../chain/api/hints.ts'
import type { Abortable } from '../concurrency/abortable.ts'
import { AccountNotFound } from '../wallet/errors.ts'
import type { Order } from '../wallet/sends.ts'
import { ignoredMembers, parseTransactionRequest } from '../wire/transactionRequest.ts'

const PENDING = { kind: 'pending' } as const

/** What Rootstock's nodes take for what is left off. */
const DEFAULT_GAS = 90_000n
const DEFAULT_GAS_PRICE = 0n

/**
 * What is to be signed for this chain, gas and price filled in; throws `AccountNotFound` when nobody sends it,
 * `InvalidTransaction`, and as an estimate does where one is made.
 */
export async function requireOrder(
  request: Schema.TransactionRequest,
  { network, reads, calls }: Pick<Engine, 'network' | 'reads' | 'calls'>,
  call: Abortable,
): Promise<Order> {
  tellIgnored(request, call)
  const { chainId, from, gas, ...rest } = parseTransactionRequest(request)
  if (from === undefined) throw new AccountNotFound('from is null')
  if (chainId !== undefined && chainId !== BigInt(network.chainId)) {
    throw new InvalidTransaction(`Invalid chainId: ${request.chainId}`)
  }
  const order = { from, ...rest }
  if (network.compat === 'rootstock') {
    return { gasPrice: DEFAULT_GAS_PRICE, ...order, gasLimit: gas ?? DEFAULT_GAS }
  }
  const quiet = { signal: call.signal } // the transaction itself says what there is to say
  // As geth does, for tools that leave off what the node is to find out.
  const priced = { gasPrice: rest.gasPrice ?? (await reads.gasPrice()), ...order }
  return { ...priced, gasLimit: gas ?? (await calls.estimate(priced, PENDING, quiet)) }
}

/** Tells who listens what of a request has no effect. */
function tellIgnored(request: Schema.TransactionRequest, { listener }: Abortable): void {
  const names = listener === undefined ? [] : ignoredMembers(request)
  if (names.length > 0) listener?.onHint(hints.ignoredMembers(names))
}
