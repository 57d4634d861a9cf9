import { createPublicClient, createWalletClient, defineChain, http, webSocket } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

/** The transaction that a page or a wallet sends. */
export interface Asked {
  readonly url: string
  readonly privateKey: `0x${string}`
  readonly to: `0x${string}`
}

/** The observed chain and transaction. */
export interface Seen {
  readonly chainId: number
  readonly type: string
  readonly status: string
  /** In wei, as decimal text: it has to pass between processes. */
  readonly received: string
}

const VALUE = 7n

/** Reads the chain ID, sends a locally signed transaction, and reads its effects, over HTTP or a WebSocket. */
export async function sendOver({ url, privateKey, to }: Asked): Promise<Seen> {
  const transport = url.startsWith('ws') ? webSocket(url) : http(url)
  const id = await createPublicClient({ transport }).getChainId()
  const nativeCurrency = { name: 'Rootstock Bitcoin', symbol: 'RBTC', decimals: 18 }
  const chain = defineChain({ id, name: 'Rootstock regtest', nativeCurrency, rpcUrls: { default: { http: [url] } } })
  const reader = createPublicClient({ chain, transport })
  const before = await reader.getBalance({ address: to })
  const wallet = createWalletClient({ account: privateKeyToAccount(privateKey), chain, transport })
  const hash = await wallet.sendTransaction({ to, value: VALUE })
  const { status, type } = await reader.getTransactionReceipt({ hash })
  return { chainId: id, type, status, received: `${(await reader.getBalance({ address: to })) - before}` }
}
