import type { SetUpChain } from './setups.ts'

/** The part of an EIP-1193 provider that is used. */
interface Provider {
  request(call: { readonly method: string; readonly params: readonly unknown[] }): Promise<unknown>
}

/** A wallet in the browser. */
export interface Wallet {
  readonly name: string
  readonly provider: Provider
}

/** The wallets that announce themselves (EIP-6963), or the one that older wallets leave in `window.ethereum`. */
export function findWallets(): Wallet[] {
  const found = new Map<unknown, Wallet>()
  const hear = (event: Event) => {
    const wallet = event instanceof CustomEvent ? announced(event.detail) : undefined
    if (wallet !== undefined) found.set(wallet.provider, wallet)
  }
  window.addEventListener('eip6963:announceProvider', hear)
  window.dispatchEvent(new Event('eip6963:requestProvider')) // wallets answer before it returns
  window.removeEventListener('eip6963:announceProvider', hear)
  const old: unknown = Reflect.get(window, 'ethereum')
  if (found.size === 0 && isProvider(old)) return [{ name: 'your wallet', provider: old }]
  return [...found.values()]
}

function announced(detail: unknown): Wallet | undefined {
  if (typeof detail !== 'object' || detail === null || !('provider' in detail) || !isProvider(detail.provider))
    return undefined
  const info: unknown = 'info' in detail ? detail.info : undefined
  const name: unknown = typeof info === 'object' && info !== null && 'name' in info ? info.name : undefined
  return { name: typeof name === 'string' ? name.slice(0, 40) : 'your wallet', provider: detail.provider }
}

function isProvider(value: unknown): value is Provider {
  return typeof value === 'object' && value !== null && 'request' in value && typeof value.request === 'function'
}

/** What EIP-3085 calls a chain. */
export function walletChain({ url, chainId, name }: SetUpChain) {
  return {
    chainId: `0x${chainId.toString(16)}`,
    chainName: name,
    nativeCurrency: { name: 'Rootstock Bitcoin', symbol: chainId === 30 ? 'RBTC' : 'tRBTC', decimals: 18 },
    rpcUrls: [url],
  }
}

/** Asks the wallet to add the chain; gives a sentence on what came of it. */
export async function addToWallet({ name, provider }: Wallet, chain: SetUpChain): Promise<string> {
  try {
    await provider.request({ method: 'wallet_addEthereumChain', params: [walletChain(chain)] })
    return `${name} has added ${chain.name}.`
  } catch (thrown) {
    return explainRefusal(name, thrown)
  }
}

/** By the codes of EIP-1193 and EIP-1474. */
function explainRefusal(name: string, thrown: unknown): string {
  const { code, message } = Object(thrown)
  if (code === 4001) return `Not added: the request was declined in ${name}.`
  if (code === 4200 || code === -32601)
    return `${name} does not add chains for pages. Add the chain by hand with the values below.`
  return `${name} did not add it: ${String(message ?? thrown).slice(0, 200)}`
}
