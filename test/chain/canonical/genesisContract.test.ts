import {
  type Address,
  concatHex,
  createPublicClient,
  createWalletClient,
  defineChain,
  encodeAbiParameters,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  http,
  keccak256,
  pad,
  parseAbi,
  parseAbiParameters,
  size,
  stringToHex,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { fromHex, toHex } from '../../../src/base/hex.ts'
import type { GenesisContract } from '../../../src/chainspec/network.ts'
import { PREDEPLOYS } from '../../../src/chainspec/predeploys.ts'
import { regtest } from '../../../src/chainspec/regtest.ts'
import { createSandbox, type SandboxOptions } from '../../../src/chainspec/sandbox.ts'
import { MNEMONIC_ACCOUNTS } from '../../../src/chainspec/sandboxAccounts.ts'
import { openStore } from '../../../src/storage/openStore.ts'
import { openTestChain } from '../../_helpers/chain.ts'
import { assemble, RETURN_TOP } from '../../_helpers/evmScene.ts'
import { serveTestChain } from '../../_helpers/serveTestChain.ts'

const [funded] = MNEMONIC_ACCOUNTS
if (funded === undefined) throw new Error('an account is needed')
const account = privateKeyToAccount(funded.privateKey)
const TARGET: Address = '0xc000000000000000000000000000000000000001'
/** Genesis of regtest's sandbox before sandboxes had contracts. */
const WITHOUT_CONTRACTS = '0x5bb06305533501103eb20f3c2acd4a08c0558d617a2e173726e87ba6876dc9bb'

const serve = (options: SandboxOptions) => serveTestChain({ network: createSandbox(regtest, options) })

const contractAt = (contract: Partial<GenesisContract>): GenesisContract => ({
  address: fromHex(TARGET),
  kind: 'code',
  bytes: fromHex('0x00'),
  nonce: 1n,
  ...contract,
})

/** Returns init code that returns these at most 32 bytes. */
const returning = (code: Hex): Hex => assemble(BigInt(code), '5f52', size(code), 32 - size(code), 'f3')

/** Returns clients of a served chain, and a function that sends data to a contract and requires success. */
function clientsOf(url: string, chainId = 33) {
  const nativeCurrency = { name: 'RBTC', symbol: 'RBTC', decimals: 18 }
  const contracts = { multicall3: { address: addressOf('Multicall3') } }
  const chain = defineChain({
    id: chainId,
    name: 'sandbox',
    nativeCurrency,
    contracts,
    rpcUrls: { default: { http: [url] } },
  })
  const transport = http(url)
  const reader = createPublicClient({ chain, transport, cacheTime: 0 })
  const writer = createWalletClient({ account, chain, transport })
  const send = async (to: Address, data: Hex) => {
    const hash = await writer.sendTransaction({ type: 'legacy', gasPrice: 0n, gas: 1_000_000n, to, data })
    expect(await reader.getTransactionReceipt({ hash })).toMatchObject({ status: 'success' })
  }
  return { reader, send }
}

function addressOf(name: string): Address {
  const found = PREDEPLOYS.find((contract) => contract.name === name)
  if (found === undefined) throw new Error(`there is no predeploy ${name}`)
  return toHex(found.address)
}

describe('predeploys', () => {
  it('the genesis block of a sandbox without contracts is the same as before sandboxes had them', async () => {
    const { askResult } = await serve({})
    expect(await askResult('eth_getBlockByNumber', '0x0', false)).toMatchObject({ hash: WITHOUT_CONTRACTS })
    expect(await askResult('eth_getCode', addressOf('Multicall3'), 'latest')).toBe('0x')
  })

  it('eth_getCode, eth_getTransactionCount and eth_getBalance return the contracts of the genesis block', async () => {
    const { askResult } = await serve({ contracts: PREDEPLOYS })
    for (const { address, kind, bytes, nonce } of PREDEPLOYS) {
      const at = toHex(address)
      expect(await askResult('eth_getCode', at, '0x0')).toEqual(kind === 'code' ? toHex(bytes) : expect.any(String))
      expect(await askResult('eth_getTransactionCount', at, 'latest')).toBe(`0x${nonce}`)
      expect(await askResult('eth_getBalance', at, 'latest')).toBe('0x0')
    }
  })

  it('Permit2 with the chain id of Ethereum has the code that it has there', async () => {
    const { askResult } = await serve({ contracts: PREDEPLOYS, chainId: 1 })
    const code = await askResult('eth_getCode', addressOf('Permit2'), 'latest')
    const hash = '0xc67d1657868aa5146eaf24fb879fb1fdec3d2d493b3683a61c9c2f4fb2851131'
    expect(keccak256(String(code) as Hex)).toBe(hash)
  })

  it.each([30, 33, 109])('DOMAIN_SEPARATOR of Permit2 is that of the chain id %i', async (chainId) => {
    const { url } = await serve({ contracts: PREDEPLOYS, chainId })
    const address = addressOf('Permit2')
    const abi = parseAbi(['function DOMAIN_SEPARATOR() view returns (bytes32)'])
    const domain = encodeAbiParameters(parseAbiParameters('bytes32, bytes32, uint256, address'), [
      keccak256(stringToHex('EIP712Domain(string name,uint256 chainId,address verifyingContract)')),
      keccak256(stringToHex('Permit2')),
      BigInt(chainId),
      address,
    ])
    const { reader } = clientsOf(url, chainId)
    expect(await reader.readContract({ address, abi, functionName: 'DOMAIN_SEPARATOR' })).toBe(keccak256(domain))
  })

  it("viem's multicall reads through Multicall3", async () => {
    const { url } = await serve({ contracts: PREDEPLOYS })
    const { reader } = clientsOf(url)
    const address = addressOf('Multicall3')
    const abi = parseAbi([
      'function getChainId() view returns (uint256)',
      'function getEthBalance(address) view returns (uint256)',
    ])
    const results = await reader.multicall({
      contracts: [
        { address, abi, functionName: 'getChainId' },
        { address, abi, functionName: 'getEthBalance', args: [account.address] },
        { address: TARGET, abi, functionName: 'getChainId' },
      ],
    })
    expect(results).toMatchObject([
      { status: 'success', result: 33n },
      { status: 'success', result: 10n ** 30n },
      { status: 'failure' },
    ])
  })

  it.each(['deployment proxy', 'Safe singleton factory'])('the %s creates contracts with CREATE2', async (name) => {
    const { url } = await serve({ contracts: PREDEPLOYS })
    const { reader, send } = clientsOf(url)
    const salt = pad('0x7')
    const bytecode = returning('0x60076000526020600060f3')
    await send(addressOf(name), concatHex([salt, bytecode]))
    const address = getContractAddress({ opcode: 'CREATE2', from: addressOf(name), salt, bytecode })
    expect(await reader.getCode({ address })).toBe('0x60076000526020600060f3')
    expect(await reader.getTransactionCount({ address: addressOf(name) })).toBe(1)
  })

  it('ERC-1820 stores the implementer of an interface', async () => {
    const { url } = await serve({ contracts: PREDEPLOYS })
    const { reader, send } = clientsOf(url)
    const address = addressOf('ERC-1820')
    const abi = parseAbi([
      'function setInterfaceImplementer(address account, bytes32 interfaceHash, address implementer)',
      'function getInterfaceImplementer(address account, bytes32 interfaceHash) view returns (address)',
      'function getManager(address account) view returns (address)',
    ])
    const hash = keccak256(stringToHex('ERC777Token'))
    const args = [account.address, hash, account.address] as const
    await send(address, encodeFunctionData({ abi, functionName: 'setInterfaceImplementer', args }))
    const read = { address, abi } as const
    expect(
      await reader.readContract({ ...read, functionName: 'getInterfaceImplementer', args: [account.address, hash] }),
    ).toBe(account.address)
    expect(await reader.readContract({ ...read, functionName: 'getManager', args: [account.address] })).toBe(
      account.address,
    )
  })
})

describe('other contracts', () => {
  it('a contract has its code, storage, balance and nonce', async () => {
    const storage = [[fromHex(pad('0x5')), fromHex('0x2a')]] as const
    const code = assemble(5, `54${RETURN_TOP}`)
    const contract = contractAt({ bytes: fromHex(code), storage, balanceWei: 9n, nonce: 3n })
    const { askResult } = await serve({ contracts: [contract] })
    expect(await askResult('eth_getCode', TARGET, 'latest')).toBe(code)
    expect(await askResult('eth_call', { to: TARGET }, 'latest')).toBe(pad('0x2a'))
    expect(await askResult('eth_getBalance', TARGET, 'latest')).toBe('0x9')
    expect(await askResult('eth_getTransactionCount', TARGET, 'latest')).toBe('0x3')
  })

  it('a contract at a funded account keeps the balance', async () => {
    const { askResult } = await serve({
      contracts: [contractAt({ address: fromHex(account.address) })],
      balanceWei: 6n,
    })
    expect(await askResult('eth_getBalance', account.address, 'latest')).toBe('0x6')
    expect(await askResult('eth_getCode', account.address, 'latest')).toBe('0x00')
  })

  it('init code writes storage, knows its address and chain id, and creates contracts by its nonce', async () => {
    // Stores ADDRESS at 0, CHAINID at 1 and the address of an empty contract at 2.
    const initCode = assemble('305f55', '46600155', '5f5f5ff0600255', returning('0xfe'))
    const { askResult } = await serve({ contracts: [contractAt({ kind: 'initCode', bytes: fromHex(initCode) })] })
    const created = getContractAddress({ from: TARGET, nonce: 1n }).toLowerCase()
    const slots = await Promise.all(
      ['0x0', '0x1', '0x2'].map((slot) => askResult('eth_getStorageAt', TARGET, slot, 'latest')),
    )
    expect(slots.map((value) => BigInt(String(value)))).toEqual([TARGET, '0x21', created].map(BigInt))
    expect(await askResult('eth_getTransactionCount', TARGET, 'latest')).toBe('0x2')
    expect(await askResult('eth_getTransactionCount', created, 'latest')).toBe('0x1')
    expect(await askResult('eth_getCode', TARGET, 'latest')).toBe('0xfe')
  })

  it.each([
    ['0x60aa5f5260205ffd', `reverts with 0x${'aa'.padStart(64, '0')}`],
    ['0xfe', 'fails (invalid opcode'],
    ['0x5b5f56', 'fails (out of gas)'],
    ['0x00', 'returns no code'],
    ['0x6160015ff3', 'fails (code is too long)'],
  ] as const)('the init code %s is refused', async (initCode, fault) => {
    const opening = serve({ contracts: [contractAt({ kind: 'initCode', bytes: fromHex(initCode) })] })
    await expect(opening).rejects.toMatchObject({
      kind: 'failedInitCode',
      message: expect.stringContaining(`the init code of ${TARGET} ${fault}`),
    })
  })

  it('a stored chain is refused with other contracts, and the error describes both genesis blocks', async () => {
    const store = await openStore({ kind: 'memory' })
    const open = (options: SandboxOptions) => openTestChain({ network: createSandbox(regtest, options), store })
    await open({ contracts: PREDEPLOYS })
    await expect(open({})).rejects.toMatchObject({
      kind: 'wrongChain',
      message: expect.stringMatching(
        new RegExp(
          `^its genesis is 0x\\w{64} \\(sandbox regtest with 5 contracts\\), and .+ is ${WITHOUT_CONTRACTS} \\(sandbox regtest\\)$`,
        ),
      ),
    })
    await expect(open({ contracts: [...PREDEPLOYS.slice(1), contractAt({})] })).rejects.toThrow('its genesis is')
    const chain = await open({ contracts: PREDEPLOYS })
    expect(chain.feeds.head().number).toBe(0)
    await chain.close()
  })
})
