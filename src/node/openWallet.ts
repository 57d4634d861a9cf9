import type { Clock } from '../base/clock.ts'
import { mnemonicAccounts } from '../chainspec/mnemonicAccounts.ts'
import { canMine, hasPublicChainId, isFork, type Network } from '../chainspec/network.ts'
import { COW_ACCOUNTS, PUBLISHED_MNEMONIC } from '../chainspec/sandboxAccounts.ts'
import { walletPlace } from '../config/dataFiles.ts'
import type { Config } from '../config/load.ts'
import { isOwnMachineOnly } from '../server/auth/access.ts'
import { openAccountStore } from '../wallet/accountStore.ts'
import type { ScryptCost, Stretcher } from '../wallet/stretcher.ts'
import { createWallet, type Wallet, type WalletSetup } from '../wallet/wallet.ts'

/** The parts that the wallets of a process share. */
export interface WalletTools {
  readonly clock: Clock
  readonly stretcher: Stretcher
  readonly cost?: ScryptCost | undefined
  /** Whether a sandbox also signs for the accounts of the mnemonic. */
  readonly unlocksMnemonic?: boolean | undefined
}

type WalletSettings = Pick<
  Config,
  'wallet' | 'profile' | 'network' | 'exposeOwnerMethods' | 'host' | 'allowedHosts' | 'trustProxy'
>

/**
 * Returns whether the node signs on this network. If other hosts can reach it, or if it is a sandbox with the chain id of
 * mainnet or testnet (its signatures are valid there too), it signs only with an explicit setting. A fork of these and the
 * `network` of scion dev, which have the same chain ids, sign: they were chosen explicitly. A `hosted` node never signs.
 */
export function hasWallet(network: Network, settings: WalletSettings): boolean {
  const { wallet, profile, exposeOwnerMethods } = settings
  const isChosen = isFork(network) || settings.network === network.name
  if (wallet === 'off' || profile === 'hosted') return false
  if (wallet === 'auto' && ((profile !== 'node' && profile !== 'dev') || !canMine(network))) return false
  if (exposeOwnerMethods) return true
  return isOwnMachineOnly(settings) && (isChosen || !hasPublicChainId(network.name))
}

/** Returns the accounts of the settings' mnemonic. Those of the published mnemonic are `development`: their keys are public. */
export function unlockedMnemonic({
  mnemonic,
  accounts,
  derivationPath,
}: Pick<Config, 'mnemonic' | 'accounts' | 'derivationPath'>): Required<Pick<WalletSetup, 'development' | 'own'>> {
  const all = mnemonicAccounts(mnemonic, accounts, derivationPath)
  return mnemonic === PUBLISHED_MNEMONIC ? { development: all, own: [] } : { development: [], own: all }
}

/** Returns the accounts of regtest's genesis, which sandboxes have as well. A fork has the balances of its chain. */
export const cowAccountsOf = (network: Network) => (isFork(network) ? [] : COW_ACCOUNTS)

/** Opens the wallet of a network; undefined if it has none by these settings. Rejects with `StoreError`. */
export async function openWallet(
  network: Network,
  config: Config,
  { clock, stretcher, cost, unlocksMnemonic = false }: WalletTools,
): Promise<Wallet | undefined> {
  if (!hasWallet(network, config)) return undefined
  const hasMnemonic = unlocksMnemonic && config.genesis === 'sandbox'
  const unlocked = unlockedMnemonic(hasMnemonic ? config : { ...config, accounts: 0 })
  return createWallet({
    accounts: await openAccountStore(walletPlace(config, network.name), { durability: config.durability }),
    development: canMine(network) ? [...unlocked.development, ...cowAccountsOf(network)] : [],
    own: unlocked.own,
    clock,
    stretcher,
    ...(cost === undefined ? {} : { cost }),
  })
}
