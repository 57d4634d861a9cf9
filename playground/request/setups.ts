import { literal } from './literal.ts'

/** How a tool is pointed at a chain. */
export interface Setup {
  readonly name: string
  write(chain: SetUpChain): string
}

export interface SetUpChain {
  readonly url: string
  readonly chainId: number
  readonly name: string
}

const viem: Setup = {
  name: 'viem',
  write: ({ url, chainId, name }) => `// viem.mjs
import { createPublicClient, defineChain, http } from 'viem'

const chain = defineChain({
  id: ${chainId},
  name: ${literal(name)},
  nativeCurrency: {
    name: 'Rootstock Bitcoin',
    symbol: 'RBTC',
    decimals: 18,
  },
  rpcUrls: {
    default: { http: [${literal(url)}] },
  },
})
const client = createPublicClient({ chain, transport: http() })
console.log(await client.getBlockNumber())
`,
}

const ethers: Setup = {
  name: 'ethers',
  write: ({ url }) => `// ethers.mjs
import { JsonRpcProvider } from 'ethers'

// The cache of ethers would outlive a block.
const provider = new JsonRpcProvider(
  ${literal(url)},
  undefined,
  { cacheTimeout: -1 },
)
console.log(await provider.getBlockNumber())
provider.destroy()
`,
}

const hardhat: Setup = {
  name: 'Hardhat',
  write: ({ url, chainId }) => `// hardhat.config.ts, under networks
scion: {
  type: 'http',
  chainType: 'generic',
  chainId: ${chainId},
  url: ${literal(url)},
  accounts: ['0x…'],
},
`,
}

const foundry: Setup = {
  name: 'Foundry',
  write: ({ url, chainId }) => {
    const legacy = chainId === 30 || chainId === 31 ? '' : ' --legacy'
    return `# in a shell
export ETH_RPC_URL='${url.replaceAll("'", `'\\''`)}'

cast block-number
cast send${legacy} --private-key 0x… \\
  0x7986b3df570230288501eea3d890bd66948c9b79 --value 1ether
`
  },
}

export const SETUPS: readonly [Setup, ...Setup[]] = [viem, ethers, hardhat, foundry]
