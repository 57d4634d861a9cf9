/**
 * Rootstock mainnet as viem's `Chain`, with the address of a local node that was started with `--open`.
 */
export const scionMainnet = {
  id: 30,
  name: 'Rootstock Mainnet',
  nativeCurrency: { name: 'Rootstock Smart Bitcoin', symbol: 'RBTC', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:4444/mainnet'] } },
  blockExplorers: { default: { name: 'Rootstock Explorer', url: 'https://explorer.rootstock.io' } },
} as const

/** Rootstock testnet. */
export const scionTestnet = {
  id: 31,
  name: 'Rootstock Testnet',
  nativeCurrency: { name: 'Rootstock Smart Bitcoin', symbol: 'tRBTC', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:4444/testnet'] } },
  blockExplorers: { default: { name: 'Rootstock Explorer', url: 'https://explorer.testnet.rootstock.io' } },
  testnet: true,
} as const

/** A local chain. */
export const scionRegtest = {
  id: 33,
  name: 'Rootstock Regtest',
  nativeCurrency: { name: 'Rootstock Smart Bitcoin', symbol: 'RBTC', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:4444/regtest'] } },
  testnet: true,
} as const
