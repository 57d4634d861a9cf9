import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { describe, expect, it, onTestFinished } from 'vitest'
import { toHex } from '../../src/base/hex.ts'
import { loadConfig } from '../../src/config/load.ts'
import { createNode } from '../../src/node/createNode.ts'
import { openNetwork } from '../../src/node/openNetwork.ts'
import { requireAccount } from '../_helpers/chain.ts'
import { serveChain } from '../_helpers/chainServer.ts'
import { createDatabase, findPostgres } from '../_helpers/postgres.ts'
import { serveTestChain } from '../_helpers/serveTestChain.ts'
import { closedAfterTest } from '../_helpers/temporary.ts'
import { until } from '../_helpers/until.ts'
import { runCli } from '../cli/_cli.ts'
import { startEndpoint } from '../upstream/_endpoint.ts'
import { mineBlocks } from '../upstream/_nodes.ts'

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'scion-follow-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const configOf = (flags: Record<string, unknown>, folder: string) =>
  loadConfig({ flags: { data: folder, networks: 'regtest', ...flags }, environment: {}, workingDirectory: folder })
    .config

/** Serves regtest with its real genesis and some blocks. */
async function serveReal(blocks: number) {
  const config = configOf({ genesis: 'real', mining: 'manual' }, await makeFolder())
  const { chain } = await openNetwork('regtest', config)
  const node = closedAfterTest(await serveChain(chain))
  await mineBlocks(node, blocks)
  return node
}

/** Starts a node that follows regtest, and whose log is recorded. */
async function startFollower(url: string, prepare: (folder: string) => Promise<unknown> = async () => undefined) {
  const lines: string[] = []
  const folder = await makeFolder()
  await prepare(folder)
  const flags = { follow: `regtest=${url}`, followPollMs: 100, adminPort: 0, adminToken: 'a'.repeat(64) }
  const config = configOf(flags, folder)
  const node = closedAfterTest(
    await createNode(config, pino({ level: 'info' }, { write: (line) => void lines.push(line) })),
  )
  return { node, lines, config }
}

describe('a node that follows a network', () => {
  it('has its real genesis, its blocks and no wallet, and reports them by /ready and metrics', async () => {
    const origin = await serveReal(20)
    const { node, config } = await startFollower(origin.url)
    expect(config.genesis).toBe('real')
    const engine = node.engines.get('regtest')
    await until(() => engine?.reads.headNumber() === 20)
    expect(await node.ready()).toMatchObject({
      isReady: true,
      networks: { regtest: { follow: { state: 'following', behind: 0 } } },
    })
    const text = await node.metrics?.print()
    expect(text).toContain('scion_follow_height{network="regtest"} 20')
    expect(text).toContain('scion_follow_blocks_behind{network="regtest"} 0')
    expect(text).toContain('scion_follow_halted{network="regtest"} 0')
    expect(text).toMatch(/scion_follow_endpoint_head_number\{.*node="http:\/\/127.0.0.1:\d+".*\} 20/)
    expect(node.halted()).toBeUndefined()
  })

  it('halts at a block with real work and a wrong state root, and names both roots', async () => {
    const origin = await serveReal(3)
    await origin.ask('hardhat_setBalance', toHex(requireAccount(8).address), '0x1234')
    await mineBlocks(origin, 1)
    const { node, lines, config } = await startFollower(origin.url)
    await until(() => node.halted()?.includes('its report is') === true)
    const block = await origin.chain.reads.findBlock({ kind: 'latest' })
    const root = block && toHex(block.header.stateRoot)
    expect(node.halted()).toMatch(/^regtest: block 4 .* breaks rule stateRoot: expected 0x.{64}, found 0x/)
    const report = `halt-regtest-4-${block && toHex(block.hash).slice(2, 10)}.json`
    expect(node.halted()).toContain(`its report is ${join(config.data, report)}`)
    expect((await stat(join(config.data, report))).mode & 0o777).toBe(0o600)
    expect(await node.ready()).toMatchObject({
      isReady: false,
      networks: {
        regtest: { follow: { state: 'halted', halt: { number: 4, rule: 'stateRoot', found: root, report } } },
      },
    })
    expect(await runCli('replay', join(config.data, report))).toMatchObject({
      code: 4,
      out: expect.stringContaining(`found     ${root}`),
      complaints: 'block 4 is refused here for the same reason\n',
    })
    expect(lines.join('')).toContain(`"file":"${join(config.data, report)}","isReproduced":true`)
    expect(lines.join('')).toMatch(new RegExp(`"rule":"stateRoot".*"found":"${root}".*following has halted`))
    expect(node.engines.get('regtest')?.reads.headNumber()).toBe(3)
  })
})

it('a halt whose report cannot be written says why, and following has ended', async () => {
  const origin = await serveReal(3)
  await origin.ask('hardhat_setBalance', toHex(requireAccount(8).address), '0x1234')
  await mineBlocks(origin, 1)
  const { node, lines } = await startFollower(origin.url, async (folder) => {
    const { hash } = Object(await origin.askResult('eth_getBlockByNumber', 'latest', false))
    await mkdir(join(folder, `halt-regtest-4-${String(hash).slice(2, 10)}.json.partial`))
  })
  await until(() => lines.some((line) => line.includes('following has halted')))
  expect(lines.join('')).toMatch(/"failure":"[^"]*(EISDIR|ERR_FS_EISDIR)?[^"]*".*following has halted/)
  expect(await node.ready()).toMatchObject({ networks: { regtest: { follow: { state: 'halted' } } } })
})

const server = await findPostgres()

it.runIf(server !== undefined)('one of two processes follows, and both have the blocks', async () => {
  const origin = await serveReal(30)
  const store = await createDatabase(server ?? '')
  const flags = { follow: `regtest=${origin.url}`, followPollMs: 100, store, standby: true }
  const open = async () =>
    closedAfterTest(await createNode(configOf(flags, await makeFolder()), pino({ level: 'silent' })))
  const engines = [await open(), await open()].map(({ engines }) => engines.get('regtest'))
  await until(() => engines.every((engine) => engine?.reads.headNumber() === 30))
  await mineBlocks(origin, 5)
  await until(() => engines.every((engine) => engine?.reads.headNumber() === 35))
  const heads = await Promise.all(
    [origin.chain, ...engines].map((engine) => engine?.reads.findBlock({ kind: 'latest' })),
  )
  expect(new Set(heads.map((block) => block && toHex(block.hash))).size).toBe(1)
})

it('a node that follows a sandbox with a genesis time of its own begins with that time, and keeps it', async () => {
  const origin = closedAfterTest(await serveTestChain({ genesisTime: 'creation' }))
  await mineBlocks(origin, 5)
  const folder = await makeFolder()
  const flags = { follow: `regtest=${origin.url}`, followPollMs: 100, genesis: 'sandbox' }
  for (let start = 1; start <= 2; start++) {
    const node = await createNode(configOf(flags, folder), pino({ level: 'silent' }))
    const engine = node.engines.get('regtest')
    await until(() => engine?.reads.headNumber() === 5)
    const hashes = await Promise.all(
      [origin.chain, engine].map(async (one) =>
        toHex((await one?.reads.findBlock({ kind: 'earliest' }))?.hash ?? new Uint8Array(0)),
      ),
    )
    expect(hashes[0]).toBe(hashes[1])
    await node.close()
  }
})

it('a node whose endpoints do not answer is not ready, and serves reads', async () => {
  const { node } = await startFollower('http://127.0.0.1:1')
  expect(await node.ready()).toMatchObject({
    isReady: false,
    networks: { regtest: { follow: { state: 'unreachable' } } },
  })
  expect(node.engines.get('regtest')?.reads.headNumber()).toBe(0)
})

describe('a start with --follow of another chain', () => {
  /** Starts a node with these flags. Rejects as its start does. */
  async function start(flags: Record<string, unknown>, folder?: string) {
    const lines: string[] = []
    const config = configOf({ followPollMs: 100, ...flags }, folder ?? (await makeFolder()))
    const node = await createNode(config, pino({}, { write: (line) => void lines.push(line) }))
    return { node: closedAfterTest(node), lines, folder: config.data }
  }

  it('is refused for a sandbox, and names the stored sandbox and --genesis', async () => {
    const { url } = closedAfterTest(await serveTestChain())
    const folder = await makeFolder()
    const stored = await openNetwork('regtest', configOf({ genesis: 'sandbox' }, folder))
    await stored.chain.close()
    await expect(start({ follow: `regtest=${url}` }, folder)).rejects.toThrow(
      /^follow: must have nodes of regtest with its real genesis, got a sandbox of regtest at http:.*; set --genesis sandbox \(your data has regtest-sandbox\), or change its URL$/,
    )
    expect(await readdir(folder)).not.toContain('regtest-real.sqlite')
  })

  it('is refused for a real chain with --genesis sandbox', async () => {
    const { url } = await serveReal(0)
    await expect(start({ follow: `regtest=${url}`, genesis: 'sandbox' })).rejects.toThrow(
      /^follow: must have nodes of a sandbox of regtest, got regtest with its real genesis at .*; set --genesis real, or change its URL$/,
    )
  })

  it('is refused for another network', async () => {
    const { url } = await serveReal(0)
    await expect(start({ follow: `testnet=${url}`, networks: 'testnet' })).rejects.toThrow(
      /^follow: must have nodes of testnet with its real genesis, got regtest with its real genesis at .*; change its URL$/,
    )
  })

  it('is refused for a chain that is none of Rootstock', async () => {
    const endpoint = await startEndpoint((await serveReal(0)).url)
    endpoint.falsify = (result, method) => (method === 'eth_chainId' ? '0x1' : result)
    await expect(start({ follow: `regtest=${endpoint.url}` })).rejects.toThrow(
      /got no chain of Rootstock \(chain id 1\) at .*; change its URL$/,
    )
  })

  it('is refused for a sandbox with another genesis block than the stored one', async () => {
    const { url } = closedAfterTest(await serveTestChain({ genesisTime: 'creation' }))
    const folder = await makeFolder()
    const stored = await openNetwork('regtest', configOf({ genesis: 'sandbox' }, folder))
    await stored.chain.close()
    await expect(start({ follow: `regtest=${url}`, genesis: 'sandbox' }, folder)).rejects.toThrow(
      /^follow: must have nodes with the genesis block of regtest here, 0x.{64}, got 0x.{64} at http:.*; start with the settings of that chain/,
    )
  })

  it('continues without one foreign node among several, which it names', async () => {
    const [foreign, real] = [closedAfterTest(await serveTestChain()), await serveReal(3)]
    const { node, lines } = await start({ follow: `regtest=${foreign.url},${real.url}` })
    await until(() => node.engines.get('regtest')?.reads.headNumber() === 3)
    await until(() => lines.some((line) => line.includes('an endpoint gives wrong answers')))
    expect(lines.join('')).toContain(`"endpoint":"${new URL(foreign.url).origin}"`)
    expect(await node.ready()).toMatchObject({ isReady: true })
  })

  it('begins a new sandbox with the time of the sandbox among the nodes, not of the real chain', async () => {
    const [real, sandbox] = [await serveReal(0), closedAfterTest(await serveTestChain({ genesisTime: 'creation' }))]
    await mineBlocks(sandbox, 2)
    const { node } = await start({ follow: `regtest=${real.url},${sandbox.url}`, genesis: 'sandbox' })
    await until(() => node.engines.get('regtest')?.reads.headNumber() === 2)
  })

  it('continues with nodes that do not answer beside a foreign one, and is not ready', async () => {
    const { url } = closedAfterTest(await serveTestChain())
    const { node, lines } = await start({ follow: `regtest=${url},http://127.0.0.1:1` })
    await until(() => lines.some((line) => line.includes('an endpoint gives wrong answers')))
    expect(await node.ready()).toMatchObject({ networks: { regtest: { follow: { state: 'unreachable' } } } })
  })

  it('that has succeeded is not trusted by /ready once all nodes have given wrong answers', async () => {
    const endpoint = await startEndpoint((await serveReal(1)).url)
    const { node, lines } = await start({ follow: `regtest=${endpoint.url}` })
    await until(() => node.engines.get('regtest')?.reads.headNumber() === 1)
    endpoint.falsify = (result, method) => (method === 'eth_getBlockByNumber' ? { hash: 1 } : result)
    await until(() => lines.some((line) => line.includes('an endpoint is not trusted')))
    expect(await node.ready()).toMatchObject({
      isReady: false,
      networks: { regtest: { follow: { state: 'not trusted' } } },
    })
  })
})

describe('settings of followed networks', () => {
  it.each([
    [{ profile: 'dev' }, 'follow: must not be set in profile dev'],
    [{ upstream: 'regtest=http://127.0.0.1:1' }, 'follow: must not have networks of upstream, got regtest'],
    [{ mining: 'interval:1000' }, 'mining: must not have an interval with follow'],
    [{ networks: 'testnet' }, 'follow: must have served networks, got regtest'],
  ])('%j is an error that names the setting', (flags, problem) => {
    expect(() => configOf({ follow: 'regtest=http://127.0.0.1:1', ...flags }, '.')).toThrow(problem)
  })

  it('an interval of mining is for the networks that are not followed', () => {
    const flags = { follow: 'regtest=http://127.0.0.1:1', networks: 'regtest,testnet', genesis: 'sandbox' }
    expect(configOf({ ...flags, mining: 'interval:1000' }, '.').mining).toEqual({ kind: 'interval', intervalMs: 1000 })
  })
})
