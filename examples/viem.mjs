// viem: send RBTC, read the receipt at once, look into the past, decode a revert. `node examples/viem.mjs [URL]`
import {
  createPublicClient,
  createWalletClient,
  decodeErrorResult,
  defineChain,
  formatEther,
  http,
  parseEther,
  RpcRequestError,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

const url = process.argv[2] ?? process.env.SCION_URL ?? 'http://127.0.0.1:4444/regtest'

const chain = defineChain({
  id: await createPublicClient({ transport: http(url) }).getChainId(),
  name: 'Rootstock',
  nativeCurrency: { name: 'Rootstock Bitcoin', symbol: 'RBTC', decimals: 18 },
  rpcUrls: { default: { http: [url] } },
})
const reader = createPublicClient({ chain, transport: http() })
// One of the funded accounts of every sandbox. Its key is publicly known: never send real funds.
const account = privateKeyToAccount('0x0c06818f82e04c564290b32ab86b25676731fc34e9a546108bf109194c8e3aae')
const wallet = createWalletClient({ account, chain, transport: http() })
console.log('chain id', chain.id)

// Addresses in lower case: viem takes Rootstock's checksums (EIP-1191) for wrong ones.
const to = '0x00000000000000000000000000000000000000a1'
const hash = await wallet.sendTransaction({ to, value: parseEther('1.5') })
const receipt = await reader.getTransactionReceipt({ hash }) // no waiting: mined before the hash was answered
console.log(receipt.status, receipt.type, 'gas', receipt.gasUsed)

const blockNumber = receipt.blockNumber - 1n
const [before, after] = await Promise.all([
  reader.getBalance({ address: to, blockNumber }),
  reader.getBalance({ address: to }),
])
console.log('received', formatEther(after - before), chain.nativeCurrency.symbol)

// Init code that ends with revert(Error("no")). Rootstock's code for that is -32015, which viem leaves undecoded.
const data = `0x6064600c60003960646000fd08c379a0${'20'.padStart(64, '0')}${'2'.padStart(64, '0')}${'6e6f'.padEnd(64, '0')}`
const failure = await reader.call({ data }).catch((error) => error.walk((cause) => cause instanceof RpcRequestError))
console.log(failure.code, decodeErrorResult({ data: failure.data }).args[0])
