import { BrowserProvider, Contract, ContractFactory, isError, Wallet } from 'ethers'
import { createPublicClient, createWalletClient, custom, parseEther, rpcSchema, http as viemHttp } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MNEMONIC_ACCOUNTS } from '../../../src/chainspec/sandboxAccounts.ts'
import {
  createClient,
  http,
  isRpcError,
  type RpcSchema,
  type ScionClient,
  scionMainnet,
  scionRegtest,
  scionTestnet,
  toEip1193,
} from '../../../src/client/index.ts'
import { requireArtifact } from '../../_helpers/compile.ts'
import { type Service, startService, startUpstream, UPSTREAM } from '../../_helpers/service.ts'

const [first, second] = MNEMONIC_ACCOUNTS
if (first === undefined || second === undefined) throw new Error('two accounts are needed')

let service: Service
let client: ScionClient

describe.each([
  ['a sandbox', () => startService()],
  [UPSTREAM, () => startUpstream(['mainnet', 'testnet', 'regtest'], 'mixed:500')],
])('the client on %s', (_on, start) => {
  beforeAll(async () => {
    service = await start()
    client = createClient({ transport: http(service.url('regtest')) })
  })
  afterAll(() => service.stop())

  describe('viem', () => {
    it.each([scionMainnet, scionTestnet, scionRegtest])(
      'viem reads the chain ID with the definition of $name',
      async (chain) => {
        const [path] = chain.rpcUrls.default.http.map((url) => new URL(url).pathname.slice(1))
        const reader = createPublicClient({ chain, transport: viemHttp(service.url(path ?? '')) })
        expect(await reader.getChainId()).toBe(chain.id)
      },
    )

    it('viem sends a typed request with the RPC schema', async () => {
      const transport = viemHttp(service.url('regtest'))
      const reader = createPublicClient({ chain: scionRegtest, transport, rpcSchema: rpcSchema<RpcSchema>() })
      expect((await reader.request({ method: 'rpc.discover' })).methods.length).toBeGreaterThan(20)
    })

    it('viem sends a transaction and reads its receipt through the provider', async () => {
      const transport = custom(toEip1193(client), { retryCount: 0 })
      const wallet = createWalletClient({
        chain: scionRegtest,
        account: privateKeyToAccount(first.privateKey),
        transport,
      })
      const hash = await wallet.sendTransaction({ to: second.address, value: parseEther('1') })
      const receipt = await createPublicClient({
        chain: scionRegtest,
        transport,
        pollingInterval: 20,
      }).waitForTransactionReceipt({ hash })
      expect(receipt.status).toBe('success')
    })
  })

  describe('ethers', () => {
    const connect = () => {
      const provider = new BrowserProvider(toEip1193(client), 33, { cacheTimeout: -1 })
      provider.pollingInterval = 20
      return new Wallet(first.privateKey, provider)
    }

    it('ethers deploys, calls and decodes reverts through the provider', async () => {
      const wallet = connect()
      const { abi, bytecode } = requireArtifact('Counter')
      const deployed = await new ContractFactory(JSON.stringify(abi), bytecode, wallet).deploy()
      await deployed.waitForDeployment()
      const counter = new Contract(await deployed.getAddress(), JSON.stringify(abi), wallet)
      await (await counter.getFunction('set')(7n)).wait()
      const error = await counter
        .getFunction('set')
        .staticCall(13n)
        .catch((caught: unknown) => caught)
      if (!isError(error, 'CALL_EXCEPTION')) throw error
      expect(error.reason).toBe('thirteen is not welcome')

      const data = counter.interface.encodeFunctionData('set', [13n])
      const own = await client.eth_call({ to: await counter.getAddress(), data }, 'latest').catch((caught) => caught)
      if (!isRpcError(own, 'executionReverted')) throw own
      expect([own.code, own.revertReason]).toEqual([-32015, 'thirteen is not welcome'])
      const divide = counter.interface.encodeFunctionData('divide', [0n])
      const panic = client.eth_call({ to: await counter.getAddress(), data: divide }, 'latest')
      await expect(panic).rejects.toMatchObject({ revertReason: 'panic 0x12: division or modulo by zero' })
    })
  })

  describe('errors of a real node', () => {
    it('errors of a real node have their kind and data', async () => {
      await expect(client.eth_getBalance('0x12')).rejects.toMatchObject({
        kind: 'invalidParams',
        data: { parameter: 'address', position: 0 },
      })
      await expect(client.request('eth_nothing')).rejects.toMatchObject({ kind: 'methodNotFound' })
      await expect(client.eth_sendRawTransaction('0xc0')).rejects.toMatchObject({ kind: 'invalidTransaction' })
      const ended = await Promise.allSettled([client.eth_getBalance('0x12'), client.eth_chainId()])
      expect(ended.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
    })
  })
})
