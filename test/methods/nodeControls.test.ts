import { encodeFunctionData, type Hex, pad, parseAbi } from 'viem'
import { expect } from 'vitest'
import { requireArtifact } from '../_helpers/compile.ts'
import { it } from '../_helpers/it.ts'
import { type Asked, postText } from '../_helpers/wire.ts'

const ABI = parseAbi([
  'function balanceOf(address) view returns (uint256)',
  'function allowance(address,address) view returns (uint256)',
])
const OWNER = '0x7857288e171c6159c5576d1bd9ac40c0c48a771c' // an account of the wallet
const STRANGER = '0x00000000000000000000000000000000deadbeef'
const SPENDER = '0x00000000000000000000000000000000deadbee5'
const word = (value: bigint): Hex => pad(`0x${value.toString(16)}`)

const newest = async ({ askResult }: Asked) => Object(await askResult('eth_getBlockByNumber', 'latest', true))

/** Deploys code with the wallet; returns the contract's address. */
async function deploy({ askResult }: Asked, data: string): Promise<string> {
  const hash = await askResult('eth_sendTransaction', { from: OWNER, data, gas: '0x4c4b40', gasPrice: '0x3b9aca00' })
  await askResult('evm_mine')
  return String(Object(await askResult('eth_getTransactionReceipt', hash)).contractAddress)
}

const tokenCode = () => `${requireArtifact('Token').bytecode}${word(1_000n).slice(2)}`

it('hardhat_dealERC20 sets a token balance, from 0 and to 0, and no other', async ({ startNode }) => {
  const node = await startNode({ networks: ['regtest'] })
  const token = await deploy(node, tokenCode())
  const balanceOf = (account: Hex) =>
    node.askResult(
      'eth_call',
      { to: token, data: encodeFunctionData({ abi: ABI, args: [account], functionName: 'balanceOf' }) },
      'latest',
    )
  for (const [method, amount] of [
    ['hardhat_dealERC20', 10n ** 24n],
    ['anvil_dealERC20', 0n],
    ['anvil_setERC20Balance', 2n ** 256n - 1n],
    ['anvil_dealERC20', 1n],
  ] as const) {
    expect(await node.askResult(method, STRANGER, token, word(amount))).toBeNull()
    expect(await balanceOf(STRANGER)).toBe(word(amount))
    expect(await balanceOf(OWNER)).toBe(word(1_000n))
  }
})

it('hardhat_setERC20Allowance sets an allowance, and only that of the two accounts', async ({ startNode }) => {
  const node = await startNode({ networks: ['regtest'] })
  const token = await deploy(node, tokenCode())
  const allowance = (owner: Hex, spender: Hex) => {
    const data = encodeFunctionData({ abi: ABI, functionName: 'allowance', args: [owner, spender] })
    return node.askResult('eth_call', { to: token, data }, 'latest')
  }
  expect(await node.askResult('anvil_setERC20Allowance', STRANGER, SPENDER, token, '0x7')).toBeNull()
  expect(await allowance(STRANGER, SPENDER)).toBe(word(7n))
  expect(await allowance(SPENDER, STRANGER)).toBe(word(0n))
})

it.for<[string, string, string]>([
  ['returns a constant', '0x600a600c600039600a6000f3602a60005260206000f3', '0x2a'], // code: 42 as a word
  ['reads a slot and returns a constant', '0x600e600c600039600e6000f360005450600060005260206000f3', '0x0'],
  ['reverts', '0x6005600c60003960056000f360006000fd', '0x1'],
  ['uses all gas', '0x6004600c60003960046000f35b600056', '0x1'],
])('hardhat_dealERC20 refuses a contract that %s', async ([_case, code, amount], { startNode }) => {
  const node = await startNode({ networks: ['regtest'] })
  const token = await deploy(node, code)
  const { error } = await node.ask('hardhat_dealERC20', STRANGER, token, amount)
  expect(error).toMatchObject({
    code: -32000,
    message: expect.stringMatching(/^no storage slot of 0x\w{40} holds this/),
  })
})

it('eth_sendUnsignedTransaction sends for an account that is not impersonated, also later', async ({ startNode }) => {
  const { askResult, ask } = await startNode({ networks: ['regtest'] })
  await askResult('hardhat_setBalance', STRANGER, '0xde0b6b3a7640000')
  const request = { from: STRANGER, to: SPENDER, value: '0x5', gas: '0x5208', gasPrice: '0x3b9aca00' }
  const hash = await askResult('eth_sendUnsignedTransaction', request)
  await askResult('evm_mine')
  expect(await askResult('eth_getTransactionReceipt', hash)).toMatchObject({ from: STRANGER, status: '0x1' })
  expect(await askResult('eth_getBalance', SPENDER)).toBe('0x5')
  expect(await ask('eth_sendTransaction', request)).toHaveProperty(
    'error.message',
    expect.stringContaining('Could not find'),
  )
})

it('eth_sendTransactionSync returns the receipt of a transaction of the wallet', async ({ startNode }) => {
  const { askResult } = await startNode({ networks: ['regtest'], mining: 'auto' })
  const request = { from: OWNER, to: SPENDER, value: '0x5', gas: '0x5208', gasPrice: '0x3b9aca00' }
  expect(await askResult('eth_sendTransactionSync', request)).toMatchObject({ from: OWNER, to: SPENDER, status: '0x1' })
})

it('evm_setBlockGasLimit and hardhat_setMinGasPrice apply to all later blocks until a reset', async ({ startNode }) => {
  const node = await startNode({ networks: ['regtest'] })
  await node.askResult('evm_setBlockGasLimit', '0x1c9c380')
  await node.askResult('hardhat_setMinGasPrice', '0x77359400')
  for (let block = 0; block < 3; block++) {
    await node.askResult('evm_mine')
    expect(await newest(node)).toMatchObject({ gasLimit: '0x1c9c380', minimumGasPrice: '0x77359400' })
  }
  await node.askResult('hardhat_setNextBlockBaseFeePerGas', '0x1')
  await node.askResult('evm_mine')
  expect(await newest(node)).toMatchObject({ minimumGasPrice: '0x1' })
  await node.askResult('evm_mine')
  expect(await newest(node)).toMatchObject({ minimumGasPrice: '0x1' })
  await node.askResult('evm_reset')
  await node.askResult('evm_mine')
  expect(await newest(node)).toMatchObject({ minimumGasPrice: '0x0' })
})

it('a block interval sets the times of blocks, below a requested time, until it is removed', async ({ startNode }) => {
  const node = await startNode({ networks: ['regtest'] })
  const timeAfterMining = async () => {
    await node.askResult('evm_mine')
    return Number((await newest(node)).timestamp)
  }
  const before = await timeAfterMining()
  expect(await node.askResult('anvil_setBlockTimestampInterval', 30)).toBeNull()
  await node.askResult('evm_increaseTime', 1_000)
  expect([await timeAfterMining(), await timeAfterMining()]).toEqual([before + 30, before + 60])
  await node.askResult('evm_setNextBlockTimestamp', before + 500)
  expect([await timeAfterMining(), await timeAfterMining()]).toEqual([before + 500, before + 530])
  expect(await node.askResult('hardhat_setBlockTimestampInterval', 1)).toBe(true) // a millisecond
  expect(await timeAfterMining()).toBe(before + 531)
  expect(await node.askResult('anvil_removeBlockTimestampInterval')).toBe(true)
  expect(await node.askResult('anvil_removeBlockTimestampInterval')).toBe(false)
})

it('hardhat_addBalance adds, and refuses a sum above the max without a change', async ({ startNode }) => {
  const { ask, askResult } = await startNode({ networks: ['regtest'] })
  for (const method of ['hardhat_addBalance', 'anvil_addBalance', 'tenderly_addBalance'])
    await askResult(method, STRANGER, '0x5')
  expect((await ask('anvil_addBalance', STRANGER, word(2n ** 255n - 1n))).error?.message).toBe(
    'a balance must be below 2^255',
  )
  expect(await askResult('eth_getBalance', STRANGER)).toBe('0xf')
})

it('evm_mine_detailed returns the mined blocks with their transactions', async ({ startNode }) => {
  const { askResult } = await startNode({ networks: ['regtest'] })
  const blocks = Object(await askResult('anvil_mine_detailed', { blocks: 2 }))
  expect(blocks).toHaveLength(2)
  expect(blocks).toEqual([
    await askResult('eth_getBlockByNumber', '0x6', true),
    await askResult('eth_getBlockByNumber', '0x7', true),
  ])
})

it('anvil_reorg reports the logs of replaced blocks as removed to a filter and to eth_getLogs', async ({
  startNode,
}) => {
  const { askResult } = await startNode({ networks: ['regtest'] })
  const filter = await askResult('eth_newFilter', { fromBlock: 'latest' })
  await askResult('eth_getFilterChanges', filter)
  await askResult('evm_mine') // the pending transactions store a number and log it
  const [log] = [await askResult('eth_getFilterChanges', filter)].flat()
  expect(await askResult('anvil_reorg', 1, [])).toBeNull()
  expect(await askResult('eth_getFilterChanges', filter)).toEqual([{ ...Object(log), removed: true }])
  expect(await askResult('eth_getLogs', { fromBlock: '0x6' })).toEqual([])
  await askResult('evm_mine') // the transactions are in the pool again
  expect(await askResult('eth_getFilterChanges', filter)).toMatchObject([{ blockNumber: '0x7', removed: false }])
})

it("anvil_reorg takes parameters as alloy's clients name them, objects of both kinds of account and raw bytes", async ({
  startNode,
}) => {
  const { askResult, url } = await startNode({ networks: ['regtest'] })
  await askResult('hardhat_setBalance', STRANGER, '0xde0b6b3a7640000')
  await askResult('hardhat_impersonateAccount', STRANGER)
  await askResult('hardhat_mine', 3)
  const transfer = (from: string | undefined, value: string) => ({
    from,
    to: SPENDER,
    value,
    gas: '0x5208',
    gasPrice: '0x3b9aca00',
  })
  const pairs = [
    [transfer(STRANGER, '0x1'), 1],
    [transfer(OWNER, '0x2'), '0x1'],
    [transfer(undefined, '0x4'), 0],
    [transfer(STRANGER, '0x8'), 1],
  ]
  const request = { jsonrpc: '2.0', id: 1, method: 'anvil_reorg', params: { depth: 2, tx_block_pairs: pairs } }
  const { body } = await postText(url('regtest'), JSON.stringify(request))
  expect(body).toMatchObject({ result: null })
  expect(await askResult('eth_getBalance', SPENDER)).toBe('0xf')
  expect(Object(await askResult('eth_getBlockByNumber', '0x8', false)).transactions).toHaveLength(4) // with REMASC's
})

it('anvil_reorg refuses pairs in another order', async ({ startNode }) => {
  const { ask } = await startNode({ networks: ['regtest'] })
  expect((await ask('anvil_reorg', 1, [[0, {}]])).error?.message).toMatch(/^a pair must have a transaction/)
})
