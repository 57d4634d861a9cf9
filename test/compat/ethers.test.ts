import { Contract, ContractFactory, getAddress, isError, JsonRpcProvider, parseEther, Wallet } from 'ethers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MNEMONIC_ACCOUNTS } from '../../src/chainspec/sandboxAccounts.ts'
import { requireArtifact } from '../_helpers/compile.ts'
import { type Service, startService, startUpstream, UPSTREAM } from '../_helpers/service.ts'
import { startFork } from './_fork.ts'

const [first, second] = MNEMONIC_ACCOUNTS
if (first === undefined || second === undefined) throw new Error('two accounts are needed')

describe.each([
  ['a sandbox', () => startService()],
  ['a fork', () => startFork('regtest')],
  [UPSTREAM, () => startUpstream(['regtest'])],
])('ethers v6 over HTTP on %s', (on, start) => {
  let service: Service
  let provider: JsonRpcProvider
  let wallet: Wallet
  beforeAll(async () => {
    service = await start()
    // ethers caches results, also nonces, for 250 ms, which is longer than a block takes here.
    provider = new JsonRpcProvider(service.url('regtest'), undefined, { cacheTimeout: -1 })
    provider.pollingInterval = 20
    wallet = new Wallet(first.privateKey, provider)
  })
  afterAll(async () => {
    provider.destroy()
    await service.stop()
  })

  async function deploy(name: string, ...args: unknown[]): Promise<Contract> {
    const { abi, bytecode } = requireArtifact(name)
    const contract = await new ContractFactory(JSON.stringify(abi), bytecode, wallet).deploy(...args)
    await contract.waitForDeployment()
    return new Contract(await contract.getAddress(), JSON.stringify(abi), wallet)
  }

  it('ethers detects the network and legacy fees', async () => {
    expect((await provider.getNetwork()).chainId).toBe(33n)
    const fees = await provider.getFeeData()
    expect(fees.gasPrice).toBe(0n)
    expect(fees.maxFeePerGas).toBeNull()
  })

  it('ethers sends RBTC and reads the receipt at once', async () => {
    const sent = await wallet.sendTransaction({ to: second.address, value: parseEther('2') })
    const receipt = on === UPSTREAM ? await sent.wait() : await provider.getTransactionReceipt(sent.hash)
    expect(receipt?.status).toBe(1)
    expect(receipt?.gasUsed).toBe(21000n)
    const block = (receipt?.blockNumber ?? 0) - 1
    const [now, before] = await Promise.all([
      provider.getBalance(second.address),
      provider.getBalance(second.address, block),
    ])
    expect(now - before).toBe(parseEther('2'))
  })

  it('ethers deploys an ERC-20, transfers, reads current and past state, and finds events', async () => {
    const token = await deploy('Token', 1000n)
    const sent = await token.getFunction('transfer')(second.address, 40n)
    const receipt = await sent.wait()
    expect(await token.getFunction('balanceOf')(second.address)).toBe(40n)
    expect(await token.getFunction('balanceOf')(second.address, { blockTag: receipt.blockNumber - 1 })).toBe(0n)
    const events = await token.queryFilter('Transfer', 0)
    expect(events).toHaveLength(2)
  })

  it('ethers deploys an ERC-721 and mints', async () => {
    const collectible = await deploy('Collectible')
    await (await collectible.getFunction('mint')(second.address)).wait()
    expect(await collectible.getFunction('ownerOf')(0n)).toBe(getAddress(second.address))
  })

  it('ethers decodes a revert reason and a custom error', async () => {
    const counter = await deploy('Counter')
    const failure = (value: bigint) =>
      counter
        .getFunction('set')
        .staticCall(value)
        .catch((error: unknown) => error)
    const withReason = await failure(13n)
    if (!isError(withReason, 'CALL_EXCEPTION')) throw withReason
    expect(withReason.reason).toBe('thirteen is not welcome')
    const custom = await failure(2000n)
    if (!isError(custom, 'CALL_EXCEPTION')) throw custom
    expect(custom.revert).toMatchObject({ name: 'TooLarge', args: [2000n, 1000n] })
  })

  it('ethers estimates gas, and rejects the estimate of a reverting call with its reason', async () => {
    const counter = await deploy('Counter')
    const gas = await counter.getFunction('set').estimateGas(5n)
    const receipt = await (await counter.getFunction('set')(5n, { gasLimit: gas })).wait()
    expect(receipt.status).toBe(1)
    await expect(counter.getFunction('set').estimateGas(13n)).rejects.toThrow('thirteen is not welcome')
  })

  it('ethers sends requests in batches', async () => {
    const answers = await Promise.all([
      provider.getBlockNumber(),
      provider.getBlock(0),
      provider.getBalance(first.address),
    ])
    expect(answers[1]?.number).toBe(0)
  })
})
