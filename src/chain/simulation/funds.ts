import type { Network } from '../../chainspec/network.ts'
import { type MaybePromise, mapMaybePromise } from '../../concurrency/maybePromise.ts'
import { InsufficientFunds } from '../api/errors.ts'
import { insufficientFundsText } from '../api/gethTexts.ts'
import type { CallRequest } from '../api/simulation.ts'
import { ZERO_ADDRESS } from '../execution/remasc/remasc.ts'
import type { CallContext } from './callContext.ts'

interface Chain {
  readonly network: Pick<Network, 'compat'>
}

/** Throws `InsufficientFunds` if the balance of a request's sender is below `cost`, in wei. */
export function requireBalance({ network }: Chain, { from }: CallRequest, balance: bigint, cost: bigint): void {
  if (balance >= cost) return
  const isReference = network.compat === 'rootstock'
  const geth = insufficientFundsText(from ?? ZERO_ADDRESS, balance, cost)
  throw new InsufficientFunds(isReference ? 'insufficient funds for transfer' : geth)
}

/**
 * With `compat` ethereum, throws `InsufficientFunds` if a call's sender cannot pay for its value and, if the call has a gas
 * limit, its gas. Calls of the reference node need no balance.
 */
export function requireCallFunds(chain: Chain, { state }: CallContext, request: CallRequest): MaybePromise<void> {
  const { from = ZERO_ADDRESS, value = 0n, gas = 0n, gasPrice = 0n } = request
  const cost = value + gas * gasPrice
  if (cost === 0n || chain.network.compat === 'rootstock') return undefined
  return mapMaybePromise(state.getAccount(from), (account) =>
    requireBalance(chain, request, account?.balance ?? 0n, cost),
  )
}
