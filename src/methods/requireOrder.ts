import type * as Schema from '../../generated/schemas.ts'
import type { Abortable } from '../base/abortable.ts'
import type { Engine } from '../chain/api/engine.ts'
import { InvalidTransaction } from '../chain/api/errors.ts'
import { AccountNotFound } from '../wallet/errors.ts'
import type { Order } from '../wallet/sends.ts'
import { parseTransactionRequest } from '../wire/transactionRequest.ts'

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
  const { chainId, from, gas, ...rest } = parseTransactionRequest(request)
  if (from === undefined) throw new AccountNotFound('from is null')
  if (chainId !== undefined && chainId !== BigInt(network.chainId)) {
    throw new InvalidTransaction(`Invalid chainId: ${request.chainId}`)
  }
  const order = { from, ...rest }
  if (network.compat === 'rootstock') {
    return { gasPrice: DEFAULT_GAS_PRICE, ...order, gasLimit: gas ?? DEFAULT_GAS }
  }
  // As geth does, for tools that leave off what the node is to find out.
  const priced = { gasPrice: rest.gasPrice ?? (await reads.gasPrice()), ...order }
  return { ...priced, gasLimit: gas ?? (await calls.estimate(priced, PENDING, call)) }
}
