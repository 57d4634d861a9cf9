import {
  BaseError,
  type Chain,
  createPublicClient,
  createTestClient,
  createWalletClient,
  decodeErrorResult,
  defineChain,
  getAddress,
  type Hash,
  http,
  parseEther,
  publicActions,
  RpcRequestError,
  testActions,
  walletActions,
  zeroHash,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MNEMONIC_ACCOUNTS } from '../../src/chainspec/sandboxAccounts.ts'
import { requireArtifact } from '../_helpers/compile.ts'
import { findPostgres } from '../_helpers/postgres.ts'
import { type Service, startService, startUpstream, UPSTREAM } from '../_helpers/service.ts'
import { startSeveralProcesses } from '../_helpers/severalProcesses.ts'
import { shareDev, spawnDev } from '../cli/_cli.ts'
import { shareOrigin, startFork } from './_fork.ts'

const accounts = MNEMONIC_ACCOUNTS.slice(0, 3).map(({ privateKey }) => privateKeyToAccount(privateKey))
const [alice, bob, carol] = accounts
if (alice === undefined || bob === undefined || carol === undefined) throw new Error('three accounts are needed')

const postgres = await findPostgres()
const oneProcess = () => startService()
const severalProcesses = (server: string) => () => startSeveralProcesses(server, 4)

describe.each([
  ['mainnet', 30, 'one process', oneProcess],
  ['testnet', 31, 'one process', oneProcess],
  ['regtest', 33, 'one process', oneProcess],
  ['mainnet', 30, 'a fork', () => startFork('mainnet')],
  ['testnet', 31, UPSTREAM, () => startUpstream(['testnet'], 'mixed:500')],
  ...(postgres === undefined ? [] : [['regtest', 33, 'four processes in turn', severalProcesses(postgres)] as const]),
] as const)('viem on %s, chain id %s, over HTTP, served by %s', (network, chainId, by, start) => {
  let service: Service
  let chain: Chain
  beforeAll(async () => {
    service = await start()
    chain = defineChain({
      id: chainId,
      name: network,
      nativeCurrency: { name: 'Rootstock BTC', symbol: 'RBTC', decimals: 18 },
      rpcUrls: { default: { http: [service.url(network)] } },
    })
  })
  afterAll(() => service.stop())

  const clients = (account = alice) => ({
    reader: createPublicClient({ chain, transport: http(), pollingInterval: 20 }),
    wallet: createWalletClient({ chain, account, transport: http() }),
  })

  /** Returns the receipt of a sent transaction, which a sandbox has at once. */
  const receiptOf = (hash: Hash) => {
    const { reader } = clients()
    return by === UPSTREAM ? reader.waitForTransactionReceipt({ hash }) : reader.getTransactionReceipt({ hash })
  }

  async function deploy(name: string, args: readonly unknown[] = []) {
    const { wallet } = clients()
    const { abi, bytecode } = requireArtifact(name)
    const hash = await wallet.deployContract({ abi, bytecode, args })
    const receipt = await receiptOf(hash)
    expect(receipt.status).toBe('success')
    if (typeof receipt.contractAddress !== 'string') throw new Error('no contract address')
    return { abi, address: receipt.contractAddress, receipt }
  }

  it('viem reads the chain ID and the block number', async () => {
    const { reader } = clients()
    expect(await reader.getChainId()).toBe(chainId)
    expect(await reader.getBlockNumber()).toBeTypeOf('bigint')
  })

  it('viem sends RBTC, and reads the receipt at once and balances before and after', async () => {
    const { reader, wallet } = clients()
    const before = await reader.getBalance({ address: carol.address })
    const block = await reader.getBlockNumber()
    const hash = await wallet.sendTransaction({ to: carol.address, value: parseEther('1.5') })
    const receipt = await receiptOf(hash)
    expect(receipt).toMatchObject({ status: 'success', gasUsed: 21000n, type: 'legacy' })
    if (by === UPSTREAM) expect(receipt.blockNumber).toBeGreaterThan(block)
    else expect(receipt.blockNumber).toBe(block + 1n)
    expect(await reader.getBalance({ address: carol.address })).toBe(before + parseEther('1.5'))
    expect(await reader.getBalance({ address: carol.address, blockNumber: block })).toBe(before)
    const transaction = await reader.getTransaction({ hash })
    expect(transaction).toMatchObject({ from: alice.address.toLowerCase(), value: parseEther('1.5') })
  })

  it('viem deploys an ERC-20, transfers tokens and finds their events', async () => {
    const { reader, wallet } = clients()
    const { abi, address } = await deploy('Token', [1_000_000n])
    const hash = await wallet.writeContract({ abi, address, functionName: 'transfer', args: [bob.address, 250n] })
    const receipt = await reader.waitForTransactionReceipt({ hash })
    expect(receipt.logs).toHaveLength(1)
    const balance = (of: string, blockNumber?: bigint) =>
      reader.readContract({ abi, address, functionName: 'balanceOf', args: [of], ...(blockNumber && { blockNumber }) })
    expect(await balance(bob.address)).toBe(250n)
    expect(await balance(bob.address, receipt.blockNumber - 1n)).toBe(0n)
    const events = await reader.getContractEvents({ abi, address, eventName: 'Transfer', fromBlock: 'earliest' })
    expect(events.map((event) => event.args)).toEqual([
      { from: '0x0000000000000000000000000000000000000000', to: alice.address, value: 1_000_000n },
      { from: alice.address, to: bob.address, value: 250n },
    ])
  })

  it('viem deploys an ERC-721 and mints', async () => {
    const { reader, wallet } = clients()
    const { abi, address } = await deploy('Collectible')
    await receiptOf(await wallet.writeContract({ abi, address, functionName: 'mint', args: [bob.address] }))
    const owner = await reader.readContract({ abi, address, functionName: 'ownerOf', args: [0n] })
    expect(owner).toBe(getAddress(bob.address))
  })

  it('viem returns the payload of a revert with a reason, a custom error or a panic', async () => {
    const { reader } = clients()
    const { abi, address } = await deploy('Counter')
    // Rootstock's code for a revert is -32015, which viem does not decode by itself: the payload is on the error inside.
    const failure = async (functionName: string, args: readonly unknown[]) => {
      const error = await reader.readContract({ abi, address, functionName, args }).catch((caught) => caught)
      if (!(error instanceof BaseError)) throw new Error(`${functionName} should have failed`)
      const inner = error.walk((cause) => cause instanceof RpcRequestError)
      if (!(inner instanceof RpcRequestError)) throw error
      const data = typeof inner.data === 'string' ? inner.data : ''
      return {
        code: inner.code,
        details: inner.details,
        decoded: decodeErrorResult({ abi, data: `0x${data.slice(2)}` }),
      }
    }
    expect(await failure('set', [13n])).toMatchObject({
      code: -32015,
      details: 'VM Exception while processing transaction: revert thirteen is not welcome',
      decoded: { errorName: 'Error', args: ['thirteen is not welcome'] },
    })
    expect((await failure('set', [5000n])).decoded).toMatchObject({ errorName: 'TooLarge', args: [5000n, 1000n] })
    expect((await failure('divide', [0n])).decoded).toMatchObject({ errorName: 'Panic', args: [18n] })
  })

  it('an estimate of viem is the minimum gas that succeeds', async () => {
    const { reader, wallet } = clients()
    const { abi, address } = await deploy('Counter')
    const gas = await reader.estimateContractGas({ abi, address, functionName: 'set', args: [7n], account: alice })
    const enough = await wallet.writeContract({ abi, address, functionName: 'set', args: [7n], gas })
    const fresh = await deploy('Counter') // the first write of a storage slot costs more than the next
    const tooLittle = await wallet.writeContract({ ...fresh, functionName: 'set', args: [7n], gas: gas - 1n })
    expect(await receiptOf(enough)).toMatchObject({ status: 'success', gasUsed: gas })
    expect(await receiptOf(tooLittle)).toMatchObject({ status: 'reverted' })
    const forwarding = { abi, address, functionName: 'sendTo', args: [carol.address], value: 1n, account: alice }
    const exact = await reader.estimateContractGas(forwarding)
    const hash = await wallet.writeContract({ ...forwarding, gas: exact })
    expect(await receiptOf(hash)).toMatchObject({ status: 'success' })
    const less = await wallet.writeContract({ ...forwarding, gas: exact - 1n })
    expect(await receiptOf(less)).toMatchObject({ status: 'reverted' })
  })

  it('a contract called by viem reads the number, time, chain ID, base fee and difficulty of the block', async () => {
    const { reader } = clients()
    const { abi, address } = await deploy('Counter')
    const block = await reader.getBlock()
    const around = await reader.readContract({ abi, address, functionName: 'around' })
    expect(around).toEqual([block.number, block.timestamp, BigInt(chainId), 0n, block.difficulty])
  })

  it('viem sends four calls in a batch', async () => {
    const reader = createPublicClient({ chain, transport: http(undefined, { batch: true }) })
    const [number, id, balance, none] = await Promise.all([
      reader.getBlockNumber(),
      reader.getChainId(),
      reader.getBalance({ address: alice.address }),
      reader.getTransactionReceipt({ hash: zeroHash }).catch((error: BaseError) => error.name),
    ])
    expect([typeof number, id, balance > 0n, none]).toEqual([
      'bigint',
      chainId,
      true,
      'TransactionReceiptNotFoundError',
    ])
  })
})

/** The names of the actions that viem's test client adds. */
const actionNames = Object.keys(
  testActions({ mode: 'anvil' })(createTestClient({ mode: 'anvil', transport: http('http://127.0.0.1') })),
)
const RECEIVER = '0x00000000000000000000000000000000deadbeef'
const STRANGER = '0x00000000000000000000000000000000deadbee5'

describe.each(['anvil', 'hardhat'] as const)("viem's test client in mode %s", (mode) => {
  const [origin, dev] = [shareOrigin(), shareDev()]

  it('every action of the test client succeeds against scion dev', async () => {
    const { url } = dev()
    const client = createTestClient({ mode, transport: http(url) })
      .extend(publicActions)
      .extend(walletActions)
    const used = new Set<string>()
    const test = new Proxy(client, {
      get(target, name) {
        used.add(String(name))
        return Reflect.get(target, name)
      },
    })
    const timestamp = async () => (await client.getBlock()).timestamp

    const snapshot = await test.snapshot()
    await test.setBalance({ address: STRANGER, value: parseEther('2') })
    await test.setNonce({ address: STRANGER, nonce: 5 })
    await test.setCode({ address: RECEIVER, bytecode: '0x60005460005260206000f3' })
    await test.setStorageAt({ address: RECEIVER, index: 0, value: `0x${'00'.repeat(31)}2a` })
    expect((await client.call({ to: RECEIVER })).data).toBe(`0x${'00'.repeat(31)}2a`)
    const state = await test.dumpState()

    const unsigned = await test.sendUnsignedTransaction({ from: STRANGER, to: bob.address, value: 1n, gas: 21_000n })
    expect(await client.getTransactionReceipt({ hash: unsigned })).toMatchObject({ from: STRANGER, status: 'success' })
    await test.impersonateAccount({ address: STRANGER })
    const sent = await client.sendTransaction({ account: STRANGER, to: bob.address, value: 1n, chain: null })
    expect(await client.getTransactionReceipt({ hash: sent })).toMatchObject({ from: STRANGER, status: 'success' })
    await test.stopImpersonatingAccount({ address: STRANGER })

    await test.setAutomine(false)
    expect(await test.getAutomine()).toBe(false)
    const request = { from: STRANGER, to: bob.address, value: 1n, gas: 21_000n } as const
    const hash = await test.sendUnsignedTransaction(request)
    expect(await test.getTxpoolStatus()).toEqual({ pending: 1, queued: 0 })
    expect(Object.keys((await test.getTxpoolContent()).pending)).toEqual([STRANGER.slice(2)]) // as in rskj
    expect(Object.keys((await test.inspectTxpool()).pending)).toEqual([STRANGER.slice(2)])
    await test.dropTransaction({ hash })
    expect(await test.getTxpoolStatus()).toEqual({ pending: 0, queued: 0 })

    const before = await timestamp()
    await test.setNextBlockTimestamp({ timestamp: before + 1_000n })
    await test.mine({ blocks: 1 })
    await test.increaseTime({ seconds: 500 })
    await test.mine({ blocks: 1 })
    expect(await timestamp()).toBeGreaterThanOrEqual(before + 1_500n)
    await test.setBlockTimestampInterval({ interval: 60 })
    const start = await timestamp()
    await test.mine({ blocks: 1 })
    expect(await timestamp()).toBe(start + 60n)
    await test.removeBlockTimestampInterval()

    await test.setCoinbase({ address: RECEIVER })
    await test.setBlockGasLimit({ gasLimit: 30_000_000n })
    await test.setMinGasPrice({ gasPrice: 7n })
    await test.mine({ blocks: 1 })
    const block = await client.getBlock()
    expect([block.miner, block.gasLimit]).toEqual([RECEIVER, 30_000_000n])
    expect(block).toMatchObject({ minimumGasPrice: '0x7' })
    await test.setNextBlockBaseFeePerGas({ baseFeePerGas: 9n })
    await test.mine({ blocks: 1 })
    expect(await client.getBlock()).toMatchObject({ minimumGasPrice: '0x9' })

    await test.setIntervalMining({ interval: 3_600 })
    await test.setIntervalMining({ interval: 0 })
    await test.setLoggingEnabled(false)
    await test.setLoggingEnabled(true)
    await test.revert({ id: snapshot })
    expect(await client.getBlockNumber({ cacheTime: 0 })).toBe(0n)
    await test.reset()
    await test.loadState({ state })
    expect(await client.getBalance({ address: STRANGER })).toBe(parseEther('2'))
    await expect(test.setRpcUrl(url)).rejects.toThrow('this chain is no fork')
    expect(actionNames.filter((name) => !used.has(name))).toEqual([])
  })

  it("the test client sets a fork's URL and resets the fork", async () => {
    const { url } = await spawnDev(...origin())
    const client = createTestClient({ mode, transport: http(url) }).extend(publicActions)
    const [, jsonRpcUrl = ''] = origin()
    await client.setRpcUrl(jsonRpcUrl)
    await client.reset({ blockNumber: 3n, jsonRpcUrl })
    expect(await client.getBlockNumber({ cacheTime: 0 })).toBe(3n)
  })
})
