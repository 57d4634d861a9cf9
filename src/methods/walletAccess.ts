import type { Bytes } from '../base/bytes.ts'
import type { Engine } from '../chain/api/engine.ts'
import { RefusedToWebPage, SigningDisabled, WalletDisabled } from '../wallet/errors.ts'
import type { SendingChain } from '../wallet/sends.ts'
import type { Wallet } from '../wallet/wallet.ts'
import type { MethodContext, Requester } from './method.ts'

type WalletContext = Pick<MethodContext, 'wallet'>

/** The wallet for `personal_*`, which no web page may use; throws `WalletDisabled` or `RefusedToWebPage`. */
export function requireWallet({ wallet }: WalletContext, { hasOrigin }: Requester): Wallet {
  if (wallet === undefined) throw new WalletDisabled()
  if (hasOrigin) throw new RefusedToWebPage()
  return wallet
}

/** The wallet for signatures, for web pages too; throws `SigningDisabled`. */
export function requireSigningWallet({ wallet }: WalletContext): Wallet {
  if (wallet === undefined) throw new SigningDisabled()
  return wallet
}

/** Throws `RefusedToWebPage` when a web page asks for another account than those whose keys everybody knows. */
export function requireMayUse(wallet: Wallet, address: Bytes, { hasOrigin }: Requester): void {
  if (hasOrigin && !wallet.isDevelopment(address)) throw new RefusedToWebPage()
}

/** The accounts that the caller may know of; none without a wallet. */
export function listAccounts({ wallet }: WalletContext, { hasOrigin }: Requester): readonly Bytes[] {
  if (wallet === undefined) return []
  return hasOrigin ? wallet.list().filter(wallet.isDevelopment) : wallet.list()
}

/** What the wallet needs of a chain. */
export function toSendingChain({ network, reads, submits }: Engine): SendingChain {
  return {
    chainId: network.chainId,
    nextNonce: async (address) => reads.nonceAt(address, { kind: 'pending' }),
    sendRaw: submits.sendRaw,
  }
}
