import { createRequire } from 'node:module'
import { join } from 'node:path'
import {
  createTestClient,
  encodeFunctionData,
  type Hex,
  http,
  keccak256,
  publicActions,
  stringToHex,
  walletActions,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { MNEMONIC_ACCOUNTS } from '../../src/chainspec/sandboxAccounts.ts'
import { type Artifact, compileFolder, requireArtifact } from '../_helpers/compile.ts'
import { serveTestFork } from '../_helpers/fork.ts'
import { OPEN_NODE, type Refusals, servePublicEndpoint } from '../_helpers/publicEndpoint.ts'
import { type Service, startService } from '../_helpers/service.ts'
import { makeFolder, spawnDev } from '../cli/_cli.ts'
import { tools } from './tools/_tools.ts'

const [owner, other] = MNEMONIC_ACCOUNTS
if (owner === undefined || other === undefined) throw new Error('two accounts are needed')
const account = privateKeyToAccount(owner.privateKey)
const DEADLINE = 2n ** 40n

interface Contract extends Pick<Artifact, 'abi'> {
  readonly address: Hex
}

const connect = (url: string) =>
  createTestClient({ mode: 'hardhat', account, transport: http(url, { retryCount: 0 }), cacheTime: 0 })
    .extend(publicActions)
    .extend(walletActions)

/** Returns functions that deploy, call and send to contracts at a node. */
function contractsAt(url: string) {
  const client = connect(url)
  const succeed = async (hash: Hex) => {
    const receipt = await client.getTransactionReceipt({ hash })
    expect(receipt.status).toBe('success')
    return receipt
  }
  return {
    client,
    async deploy({ abi, bytecode }: Artifact, ...args: readonly unknown[]): Promise<Contract> {
      const receipt = await succeed(await client.deployContract({ abi, bytecode, args, chain: null }))
      if (typeof receipt.contractAddress !== 'string') throw new Error('no contract address')
      return { abi, address: receipt.contractAddress }
    },
    read: ({ abi, address }: Contract, functionName: string, ...args: readonly unknown[]) =>
      client.readContract({ abi, address, functionName, args }),
    send: async ({ abi, address }: Contract, functionName: string, args: readonly unknown[], value = 0n) =>
      succeed(await client.writeContract({ abi, address, functionName, args, value, chain: null })),
  }
}

/** Returns a contract of the published packages of Uniswap. */
function requireUniswap(path: string): Artifact {
  const { abi, bytecode } = createRequire(join(import.meta.dirname, 'tools/package.json'))(`@uniswap/${path}.json`)
  return { abi, bytecode: bytecode.startsWith('0x') ? bytecode : `0x${bytecode}` }
}

async function deployPool(url: string) {
  const { deploy, send } = contractsAt(url)
  const token = await deploy(requireArtifact('Token'), 1_000_000n)
  const wrbtc = await deploy(requireUniswap('v2-periphery/build/WETH9'))
  const factory = await deploy(requireUniswap('v2-core/build/UniswapV2Factory'), account.address)
  const router = await deploy(requireUniswap('v2-periphery/build/UniswapV2Router02'), factory.address, wrbtc.address)
  await send(token, 'approve', [router.address, 500_000n])
  await send(router, 'addLiquidityETH', [token.address, 500_000n, 0n, 0n, account.address, DEADLINE], 500_000n)
  return { token, router, path: [wrbtc.address, token.address] }
}

async function deployBoard(url: string) {
  const { deploy, read, send } = contractsAt(url)
  const artifacts = compileFolder(join(import.meta.dirname, 'governance'), 'cancun')
  const deployNamed = (name: string, ...args: readonly unknown[]) => {
    const artifact = artifacts.get(name)
    if (artifact === undefined) throw new Error(`there is no contract ${name}`)
    return deploy(artifact, ...args)
  }
  const share = await deployNamed('Share')
  const treasury = await deployNamed('Treasury')
  const board = await deployNamed('Board', share.address, treasury.address)
  await send(treasury, 'grantRole', [await read(treasury, 'PROPOSER_ROLE'), board.address])
  await send(share, 'delegate', [account.address])
  await send(share, 'transfer', [treasury.address, 300n])
  return { share, board }
}

let origin: Service
let pool: Awaited<ReturnType<typeof deployPool>>
let governance: Awaited<ReturnType<typeof deployBoard>>
beforeAll(async () => {
  tools.requireInstalled()
  origin = await startService(['--open', '--networks', 'mainnet'])
  pool = await deployPool(origin.url('mainnet'))
  governance = await deployBoard(origin.url('mainnet'))
})
afterAll(() => origin?.stop())

/** Number of tokens that 10,000 wei buy of the pool. */
const SWAPPED = 9_775n

/** Sends a swap of 10,000 wei, and returns the number of tokens that it gives. */
async function swap(url: string): Promise<unknown> {
  const { read, send } = contractsAt(url)
  await send(pool.router, 'swapExactETHForTokens', [0n, pool.path, other?.address, DEADLINE], 10_000n)
  return read(pool.token, 'balanceOf', other?.address)
}

it('a proposal to a Governor of the forked chain is voted on, queued and executed on the fork', async () => {
  const { url } = await spawnDev('--fork-url', origin.url('mainnet'), '--no-storage-caching')
  const { client, read, send } = contractsAt(url)
  const { share, board } = governance
  const payment = encodeFunctionData({ abi: share.abi, functionName: 'transfer', args: [other?.address, 200n] })
  const action = [[share.address], [0n], [payment]]
  const description = 'Pay 200 shares'
  const decision = [...action, keccak256(stringToHex(description))]
  await send(board, 'propose', [...action, description])
  const id = await read(board, 'hashProposal', ...decision)
  await client.mine({ blocks: 1 })
  await send(board, 'castVote', [id, 1])
  await client.mine({ blocks: 50 })
  await send(board, 'queue', decision)
  await client.increaseTime({ seconds: 3600 })
  await send(board, 'execute', decision)
  expect(await read(board, 'state', id)).toBe(7) // executed
  expect(await read(share, 'balanceOf', other?.address)).toBe(200n)
})

const REFUSING = { ...OPEN_NODE, methods: [/^eth_createAccessList$/, /^rsk_/] }
const ENDPOINTS = [
  ['predicts', OPEN_NODE],
  ['refuses eth_createAccessList and rsk_ methods', REFUSING],
] as const

/** Serves a fork of an endpoint with these refusals. Returns a function that counts the requests to it from then on. */
async function serveCounted(refusals: Refusals) {
  const endpoint = await servePublicEndpoint(origin.url('mainnet'), refusals)
  const { fork, url } = await serveTestFork(endpoint.url)
  await fork.whenReadAhead()
  const [requests, rounds, questions] = [endpoint.requests(), endpoint.rounds(), endpoint.questions.length]
  const count = () => ({
    requests: endpoint.requests() - requests,
    rounds: endpoint.rounds() - rounds,
    questions: endpoint.questions.slice(questions).map((question) => String(JSON.parse(question)[0])),
  })
  return { url, count }
}

it.each(ENDPOINTS)('the first balanceOf takes at most 4 requests of an endpoint that %s', async (_, refusals) => {
  const { url, count } = await serveCounted(refusals)
  expect(await contractsAt(url).read(pool.token, 'balanceOf', account.address)).toBe(500_000n)
  expect(count().requests).toBeLessThanOrEqual(4)
})

it('the first swap takes at most 4 requests in 3 rounds of an endpoint that predicts', async () => {
  const { url, count } = await serveCounted(OPEN_NODE)
  expect(await swap(url)).toBe(SWAPPED)
  const { requests, rounds } = count()
  expect(requests).toBeLessThanOrEqual(4)
  expect(rounds).toBeLessThanOrEqual(3)
})

it('the first swap takes 3 rounds more than it reads one after the other, of an endpoint that predicts nothing', async () => {
  const { url, count } = await serveCounted(REFUSING)
  expect(await swap(url)).toBe(SWAPPED)
  const { requests, rounds, questions } = count()
  const reads = questions.filter((method) => ['eth_getStorageAt', 'eth_getCode'].includes(method))
  expect(requests).toBeLessThanOrEqual(25)
  expect(rounds - reads.length).toBeLessThanOrEqual(3)
})

it.each(ENDPOINTS)('a second run takes no request, after one on an endpoint that %s', async (_, refusals) => {
  const endpoint = await servePublicEndpoint(origin.url('mainnet'), refusals)
  const flags = ['--fork-url', endpoint.url, '--cache', makeFolder()]
  const run = async (...more: readonly string[]) => {
    const { node, url } = await spawnDev(...flags, ...more)
    expect(await contractsAt(url).read(pool.token, 'balanceOf', account.address)).toBe(500_000n)
    expect(await swap(url)).toBe(SWAPPED)
    node.child.kill('SIGTERM')
    await node.ended
    return node.output()
  }
  expect(await run()).toMatch(/\nfork: [1-9]\d* requests/)
  await endpoint.close()
  expect(await run('--offline')).toContain('\nfork: 0 requests in 0 HTTP requests')
})

it('a fork answers after two rounds of requests, before others are answered', async () => {
  const endpoint = await servePublicEndpoint(origin.url('mainnet'), { ...OPEN_NODE, answeredRounds: 2 })
  const { url } = await spawnDev('--fork-url', endpoint.url, '--no-storage-caching')
  const { client } = contractsAt(url)
  expect(await client.getChainId()).toBe(30)
  expect(await client.getBlockNumber()).toBeGreaterThan(0n)
  expect(await client.getBalance({ address: account.address })).toBeGreaterThan(0n)
})
