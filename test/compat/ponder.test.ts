import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestClient, erc20Abi, getAbiItem, http, publicActions, walletActions } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { MNEMONIC_ACCOUNTS } from '../../src/chainspec/sandboxAccounts.ts'
import { requireArtifact } from '../_helpers/compile.ts'
import { startService, UPSTREAM, upstreamFlags } from '../_helpers/service.ts'
import { spawnDev } from '../cli/_cli.ts'
import { shareOrigin } from './_fork.ts'
import { openProject } from './_project.ts'

const folder = join(import.meta.dirname, 'ponder')
const project = openProject(folder, { PONDER_TELEMETRY_DISABLED: 'true' })
const [owner] = MNEMONIC_ACCOUNTS
if (owner === undefined) throw new Error('an account is needed')
const account = privateKeyToAccount(owner.privateKey)

const holder = (digit: number) => `0x${String(digit).repeat(40)}` as const

/** The branches that replace the one that ponder has indexed: the receiver of their transfers, and their number. */
const BRANCHES = [
  [3, 5], // a longer branch
  [4, 5], // a branch of the same length
  [5, 2], // a shorter branch
  [6, 0], // no new branch: the head moves back
  [7, 4],
] as const
/** The head of a node with an upstream never moves to less work, so each branch is longer than the one before. */
const LONGER_BRANCHES = [
  [3, 5],
  [7, 8],
] as const

/** Deploys a token of which the owner has the total supply. */
async function deployToken(url: string) {
  const client = createTestClient({ mode: 'hardhat', transport: http(url), account })
    .extend(publicActions)
    .extend(walletActions)
  const { abi, bytecode } = requireArtifact('Token')
  const hash = await client.deployContract({ abi, bytecode, args: [1_000_000n], chain: null })
  const { contractAddress } = await client.getTransactionReceipt({ hash })
  if (contractAddress === null || contractAddress === undefined) throw new Error('no token')
  const token = contractAddress

  /** Makes transfers to an account, each in a block of its own. */
  async function transfer(to: number, times: number) {
    for (let amount = 1n; amount <= times; amount++) {
      const call = { address: token, abi: erc20Abi, functionName: 'transfer', args: [holder(to), amount] } as const
      await client.writeContract({ ...call, chain: null })
    }
  }

  /** Returns the transfers of the canonical chain, which the indexer must have. */
  async function transfers() {
    const event = getAbiItem({ abi: erc20Abi, name: 'Transfer' })
    const logs = await client.getLogs({ address: token, event, fromBlock: 0n, strict: true })
    return logs.map(({ blockNumber, blockHash, args }) => ({
      block: Number(blockNumber),
      blockHash,
      to: args.to.toLowerCase(),
      amount: String(args.value),
    }))
  }

  return { token, client, transfer, transfers }
}

/** Returns the sum of the numbers up to this one. */
const sumOf = (count: number) => (count * (count + 1)) / 2

/** Starts a node in front of another one; returns its URL. It ends with the test. */
async function startBefore(origin: string): Promise<string> {
  const service = await startService(['--open', ...upstreamFlags({ url: () => origin }, ['regtest'])])
  onTestFinished(async () => void (await service.stop()))
  return service.url('regtest')
}

/** Starts ponder in a copy of the project, since it writes there; returns a function that sends it queries. */
async function startPonder(environment: Readonly<Record<string, string>>) {
  const cwd = await mkdtemp(join(tmpdir(), 'scion-ponder-'))
  onTestFinished(() => rm(cwd, { recursive: true, force: true }))
  await cp(folder, cwd, { recursive: true, filter: (path) => !path.includes('node_modules') })
  await symlink(join(folder, 'node_modules'), join(cwd, 'node_modules'))
  const args = ['start', '--schema', 'public', '--hostname', '127.0.0.1']
  const ponder = project.start('ponder', args, { cwd, environment })
  const [, port = ''] = await ponder.says(/Created HTTP server port=(\d+)/)
  return async (query: string) => {
    const response = await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    })
    return JSON.parse(await response.text())
  }
}

describe('ponder and scion dev', () => {
  beforeAll(project.requireInstalled)

  const forkFlags = shareOrigin()

  it.each<[string, () => readonly string[], typeof BRANCHES | typeof LONGER_BRANCHES]>([
    ['a node with defaults', () => [], BRANCHES],
    ['a node with --compat ethereum', () => ['--compat', 'ethereum'], BRANCHES],
    ['a fork', forkFlags, BRANCHES],
    [UPSTREAM, () => [], LONGER_BRANCHES],
  ])('ponder has the transfers of %s after each reorganisation', async (on, flags, branches) => {
    const { url: origin } = await spawnDev(...flags())
    const { token, client, transfer, transfers } = await deployToken(origin)
    const url = on === UPSTREAM ? await startBefore(origin) : origin
    await transfer(1, 2)
    const query = await startPonder({ SCION_URL: url, TOKEN: token })
    const indexed = async () => {
      const { data } = await query(
        '{ transfers(orderBy: "block", limit: 1000) { items { block blockHash to amount } } }',
      )
      return data.transfers.items
    }
    const follows = async (count: number) => {
      const expected = await transfers()
      expect(expected).toHaveLength(count)
      await expect.poll(indexed).toEqual(expected)
    }
    await follows(3) // mined before ponder started
    const id = await client.snapshot()
    await transfer(2, 3)
    await follows(6) // mined since

    for (const [to, times] of branches) {
      await client.revert({ id })
      await transfer(to, times)
      await follows(3 + times)
    }
    const last = branches.at(-1)?.[1] ?? 0
    const { data } = await query('{ accounts(orderBy: "address") { items { address balance } } }')
    expect(data.accounts.items).toEqual([
      { address: holder(0), balance: '-1000000' },
      { address: holder(1), balance: '3' },
      { address: holder(7), balance: String(sumOf(last)) },
      { address: owner.address, balance: String(1_000_000 - 3 - sumOf(last)) },
    ])
  })
})
