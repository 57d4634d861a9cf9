import {
  createClient,
  defineChain,
  encodeFunctionData,
  type Hex,
  http,
  parseAbi,
  publicActions,
  walletActions,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { compileWork } from '../../bench/contracts/compile.ts'
import { MNEMONIC_ACCOUNTS } from '../../src/chainspec/sandboxAccounts.ts'

/** The fields of a block that the explorer must store. */
export interface ChainBlock {
  readonly number: number
  readonly hash: string
  readonly transactions: number
}

/** More than the 120 blocks that the explorer considers new, so that it also imports old blocks. */
const BLOCKS = 150
const ABI = parseAbi(['function transfer(address to, uint256 amount)', 'function log(uint256 count)'])
const RECEIVER = '0x7986b3df570230288501eea3d890bd66948c9b79'
/** Gas limit of every transaction, set so that viem sends failing transactions without an estimate. */
const GAS = 3_000_000n

const testnet = defineChain({
  id: 31,
  name: 'Rootstock testnet',
  nativeCurrency: { name: 'tRBTC', symbol: 'tRBTC', decimals: 18 },
  rpcUrls: { default: { http: [] } },
})

/** Mines transfers, contracts, events and a failed transaction on a sandbox of testnet; resolves with all blocks. */
export async function growChain(root: string, url: string): Promise<ChainBlock[]> {
  const [owner] = MNEMONIC_ACCOUNTS
  if (owner === undefined) throw new Error('there is no account with money')
  const account = privateKeyToAccount(owner.privateKey)
  const client = createClient({ account, chain: testnet, transport: http(url) })
    .extend(publicActions)
    .extend(walletActions)
  const send = async (fields: { to?: Hex; data?: Hex; value?: bigint }) => {
    const hash = await client.sendTransaction({ ...fields, gas: GAS })
    return (await client.getTransactionReceipt({ hash })).contractAddress
  }
  const pay = () => send({ to: RECEIVER, value: 1n })
  const create = async (data: Hex) => {
    const address = await send({ data })
    if (!address) throw new Error('no contract came to be')
    return address
  }
  const transfer = (amount: bigint) =>
    encodeFunctionData({ abi: ABI, functionName: 'transfer', args: [RECEIVER, amount] })

  const code = compileWork(root)
  await pay() // the explorer looks for contracts from block 2 on
  const token = await create(code.token)
  await send({ to: token, data: transfer(40n) })
  await send({ to: token, data: transfer(2n ** 255n) }) // fails: above the balance
  const work = await create(code.work)
  await send({ to: work, data: encodeFunctionData({ abi: ABI, functionName: 'log', args: [3n] }) })
  while ((await client.getBlockNumber({ cacheTime: 0 })) < BLOCKS) await pay()

  const blocks: ChainBlock[] = []
  for (let number = 0; number <= BLOCKS; number++) {
    const { hash, transactions } = await client.getBlock({ blockNumber: BigInt(number) })
    blocks.push({ number, hash, transactions: transactions.length })
  }
  return blocks
}
