/**
 * Rootstock's main network, as viem's `Chain`; its address is that of a node on this machine, started with `--open`.
 */
export const scionMainnet = {
  id: 30,
  name: 'Rootstock Mainnet',
  nativeCurrency: { name: 'Rootstock Smart Bitcoin', symbol: 'RBTC', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:4444/mainnet'] } },
  blockExplorers: { default: { name: 'Rootstock Explorer', url: 'https://explorer.rootstock.io' } },
} as const

/** Rootstock's test network. */
export const scionTestnet = {
  id: 31,
  name: 'Rootstock Testnet',
  nativeCurrency: { name: 'Rootstock Smart Bitcoin', symbol: 'tRBTC', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:4444/testnet'] } },
  blockExplorers: { default: { name: 'Rootstock Explorer', url: 'https://explorer.testnet.rootstock.io' } },
  testnet: true,
} as const

/** A chain of one's own. */
export const scionRegtest = {
  id: 33,
  name: 'Rootstock Regtest',
  nativeCurrency: { name: 'Rootstock Smart Bitcoin', symbol: 'RBTC', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:4444/regtest'] } },
  testnet: true,
} as const
