import type * as Schema from '../../../generated/schemas.ts'
import type { Bytes } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import type { Engine } from '../../chain/api/engine.ts'
import { InvalidTransaction, RefusedAsEthereum } from '../../chain/api/errors.ts'
import { hints } from '../../chain/api/hints.ts'
import type { Network } from '../../chainspec/network.ts'
import type { Abortable } from '../../concurrency/abortable.ts'
import { createImpersonated } from '../../primitives/impersonation.ts'
import { AccountNotFound, RefusedToWebPage, SigningDisabled, WalletDisabled } from '../../wallet/errors.ts'
import type { SendingChain, TransactionOrder } from '../../wallet/sends.ts'
import type { Wallet } from '../../wallet/wallet.ts'
import { ignoredMembers, parseTransactionRequest } from '../../wire/transactionRequest.ts'
import type { MethodContext, Requester } from '../method.ts'

type WalletContext = Pick<MethodContext, 'wallet'>

/** Returns the wallet for `personal_*`, which no web page may use; throws `WalletDisabled` or `RefusedToWebPage`. */
export function requireWallet({ wallet }: WalletContext, { hasOrigin }: Requester): Wallet {
  if (wallet === undefined) throw new WalletDisabled()
  if (hasOrigin) throw new RefusedToWebPage()
  return wallet
}

/** Returns the wallet for signatures, which web pages may use, too; throws `SigningDisabled`. */
export function requireSigningWallet({ wallet }: WalletContext): Wallet {
  if (wallet === undefined) throw new SigningDisabled()
  return wallet
}

/** Throws `RefusedToWebPage` if a web page uses another account than those whose keys are public. */
export function requireMayUse(wallet: Wallet, address: Bytes, { hasOrigin }: Requester): void {
  if (hasOrigin && !wallet.isDevelopment(address)) throw new RefusedToWebPage()
}

/** Returns the accounts that the caller may see; none without a wallet. */
export function listAccounts({ wallet }: WalletContext, { hasOrigin }: Requester): readonly Bytes[] {
  if (wallet === undefined) return []
  return hasOrigin ? wallet.list().filter(wallet.isDevelopment) : wallet.list()
}

/** Returns the part of a chain that the wallet needs. Hints about the transaction are reported to the call. */
export function toSendingChain({ network, reads, submits }: Engine, { listener }: Abortable): SendingChain {
  return {
    chainId: network.chainId,
    nextNonce: async (address) => reads.nonceAt(address, { kind: 'pending' }),
    defaultGasPrice: reads.defaultGasPrice,
    sendSigned: (signed) => submits.sendSigned(signed, listener),
  }
}

const PENDING = { kind: 'pending' } as const

/** Gas limit of a request without one, as in the reference node. */
const DEFAULT_GAS = 90_000n

/**
 * Returns the transaction to sign for this chain, with gas filled in. Throws `AccountNotFound` if it has
 * no sender, `InvalidTransaction`, and the errors of an estimate with `compat` ethereum.
 */
export async function requireOrder(
  request: Schema.TransactionRequest,
  { network, reads, calls }: Pick<Engine, 'network' | 'reads' | 'calls'>,
  call: Abortable,
): Promise<TransactionOrder> {
  reportIgnored(request, call)
  const { chainId, from, gas, ...rest } = parseTransactionRequest(request, network)
  if (from === undefined) throw new AccountNotFound('from is null')
  if (chainId !== undefined && chainId !== BigInt(network.chainId)) {
    throw createChainIdError(chainId, request.chainId, network)
  }
  const order = { from, ...rest }
  if (network.compat === 'rootstock') return { ...order, gasLimit: gas ?? DEFAULT_GAS }
  const quiet = { signal: call.signal } // the transaction itself reports hints and console messages
  // A missing limit is computed as in geth.
  const priced = { gasPrice: reads.defaultGasPrice(), ...order }
  return { ...order, gasLimit: gas ?? (await calls.estimate(priced, PENDING, { abortable: quiet })) }
}

/** Returns the error for a transaction for another chain, with the chain id as it was sent. */
function createChainIdError(chainId: bigint, given: unknown, network: Pick<Network, 'compat' | 'chainId'>) {
  if (network.compat === 'rootstock') return new InvalidTransaction(`Invalid chainId: ${given}`)
  return new RefusedAsEthereum(`chainId does not match node's (have=${chainId}, want=${network.chainId})`)
}

/** Signs and submits a transaction for an impersonated account or one of the wallet, and returns its hash. */
export async function sendOrder(
  context: MethodContext,
  request: Schema.TransactionRequest,
  call: Abortable,
  caller: Requester,
): Promise<Bytes> {
  const { from } = parseTransactionRequest(request, context.network)
  const impersonation = context.controls?.impersonation
  if (from !== undefined && impersonation?.isOn(from) === true) {
    return impersonation.send(await requireOrder(request, context, call), call.listener)
  }
  const wallet = requireSigningWallet(context)
  const order = await requireOrder(request, context, call)
  requireMayUse(wallet, order.from, caller)
  return wallet.send(order, toSendingChain(context, call))
}

/**
 * Returns the sender of a transaction request, by default the first account, and a function that signs it for an
 * impersonated account or one of the wallet. The function throws `AccountNotFound` if the node cannot sign for the sender.
 */
export async function createSigner(
  context: MethodContext,
  request: Schema.TransactionRequest,
  call: Abortable,
  caller: Requester,
): Promise<{ readonly from: Bytes; encode(nonce: bigint): Bytes }> {
  const { chainId } = context.network
  const [first] = listAccounts(context, caller)
  const from = request.from ?? (first && toHex(first))
  const unpriced = await requireOrder({ ...request, ...(from !== undefined && { from }) }, context, call)
  const order = { gasPrice: context.reads.defaultGasPrice(), ...unpriced }
  if (context.controls?.impersonation.isOn(order.from) === true) {
    const encode = (nonce: bigint) => createImpersonated({ nonce, ...order }, chainId, order.from).encoded
    return { from: order.from, encode }
  }
  const wallet = requireSigningWallet(context)
  requireMayUse(wallet, order.from, caller)
  return { from: order.from, encode: (nonce) => wallet.signTransaction({ nonce, ...order }, chainId) }
}

/** Reports the members of a request that have no effect. */
function reportIgnored(request: Schema.TransactionRequest, { listener }: Abortable): void {
  const names = listener === undefined ? [] : ignoredMembers(request)
  if (names.length > 0) listener?.onHint(hints.ignoredMembers(names))
}
