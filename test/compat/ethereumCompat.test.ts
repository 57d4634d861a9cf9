import { ContractFactory, isCallException, JsonRpcProvider, Wallet } from 'ethers'
import {
  type Abi,
  BaseError,
  ContractFunctionRevertedError,
  createPublicClient,
  createWalletClient,
  defineChain,
  http,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MNEMONIC_ACCOUNTS } from '../../src/chainspec/sandboxAccounts.ts'
import { requireArtifact } from '../_helpers/compile.ts'
import { type Service, startService } from '../_helpers/service.ts'
import { startFork } from './_fork.ts'

const [developer] = MNEMONIC_ACCOUNTS
if (developer === undefined) throw new Error('an account is needed')
const account = privateKeyToAccount(developer.privateKey)
const { abi, bytecode } = requireArtifact('Counter')
/** A function that the contract does not have: the call reverts without data. */
const missing = { type: 'function', name: 'missing', inputs: [], outputs: [], stateMutability: 'nonpayable' } as const
const wider: Abi = [...abi, missing]

/** The forms of a revert: function, arguments, name of the error and its arguments. */
const FORMS = [
  ['set', [13n], 'Error', ['thirteen is not welcome']],
  ['set', [1_001n], 'TooLarge', [1_001n, 1_000n]],
  ['divide', [0n], 'Panic', [18n]],
  ['missing', [], undefined, undefined],
] as const

async function catchError(run: () => Promise<unknown>): Promise<unknown> {
  try {
    await run()
  } catch (error) {
    return error
  }
  throw new Error('it did not fail')
}

/** Minimum gas price of mainnet, in wei. With 0 wei, a fork would raise it by 1 wei a block, and estimates would be too low. */
const MAINNET_PRICE = ['--minimum-gas-price', '26065600']

describe.each([
  ['a sandbox', () => startService(['--open', '--networks', 'regtest', '--profile', 'dev', '--compat', 'ethereum'])],
  ['a fork', () => startFork('regtest', { fork: ['--compat', 'ethereum'], origin: MAINNET_PRICE })],
])('with compat ethereum, on %s', (_on, start) => {
  let service: Service
  beforeAll(async () => {
    service = await start()
  })
  afterAll(() => service.stop())

  const open = async () => {
    const chain = defineChain({
      id: 33,
      name: 'regtest',
      nativeCurrency: { name: 'Rootstock BTC', symbol: 'RBTC', decimals: 18 },
      rpcUrls: { default: { http: [service.url('regtest')] } },
    })
    const reader = createPublicClient({ chain, transport: http() })
    const wallet = createWalletClient({ chain, account, transport: http() })
    const hash = await wallet.deployContract({ abi, bytecode })
    const { contractAddress } = await reader.getTransactionReceipt({ hash })
    if (typeof contractAddress !== 'string') throw new Error('no contract address')
    return { reader, address: contractAddress }
  }

  it.each(FORMS)(
    'viem decodes the revert of %s(%s) with --compat ethereum',
    async (functionName, args, errorName, held) => {
      const { reader, address } = await open()
      const request = { abi: wider, address, functionName, args, account }
      const runs = [
        () => reader.readContract(request),
        () => reader.simulateContract(request),
        () => reader.estimateContractGas(request),
      ]
      for (const run of runs) {
        const error = await catchError(run)
        if (!(error instanceof BaseError)) throw error
        const reverted = error.walk((cause) => cause instanceof ContractFunctionRevertedError)
        if (!(reverted instanceof ContractFunctionRevertedError)) throw error
        expect({ name: reverted.data?.errorName, args: reverted.data?.args }).toEqual({ name: errorName, args: held })
      }
    },
  )

  it.each(FORMS)('ethers decodes the revert of %s(%s) with --compat ethereum', async (name, args, errorName, held) => {
    const provider = new JsonRpcProvider(service.url('regtest'), 33, { staticNetwork: true, cacheTimeout: -1 })
    const wallet = new Wallet(developer.privateKey, provider)
    const contract = await new ContractFactory(JSON.stringify(wider), bytecode, wallet).deploy()
    await contract.waitForDeployment()
    const error = await catchError(() => contract.getFunction(name).staticCall(...args))
    if (!(error instanceof Error) || !isCallException(error)) throw error
    // The code of a panic is a number in ethers, other integers are bigints.
    expect([error.revert?.name, error.revert?.args.join()]).toEqual([errorName, held?.join()])
    provider.destroy()
  })
})
