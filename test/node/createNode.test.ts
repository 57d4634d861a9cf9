import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { utf8Pieces } from '../../src/base/utf8Pieces.ts'
import { loadConfig } from '../../src/config/load.ts'
import { createNode } from '../../src/node/createNode.ts'
import { requireAccount, signFrom } from '../_helpers/chain.ts'
import { createDatabase, findPostgres } from '../_helpers/postgres.ts'
import { until } from '../_helpers/until.ts'
import { owner } from '../rpc/_testRpc.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scion-node-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

it.each([
  ['sandbox', 'auto', 'accepted'],
  ['sandbox', 'on', 'account exceeds quota'],
  ['real', 'auto', 'account exceeds quota'],
  ['real', 'off', 'accepted'],
])(
  'genesis %s with accountQuota %s: the result of a second heavy transaction is: %s',
  async (genesis, accountQuota, expected) => {
    const flags = { genesis, accountQuota, data: folder, networks: 'regtest', mining: 'manual' }
    const { config } = loadConfig({ flags, environment: {}, workingDirectory: folder })
    const node = await createNode(config, pino({ level: 'silent' }))
    const send = async (nonce: bigint) => {
      const raw = signFrom(0, { to: requireAccount(9).address, gasLimit: 4_000_000n, nonce })
      await node.engines.get('regtest')?.submits.sendRaw(raw)
    }
    await send(0n)
    const answer = await send(1n).then(
      () => 'accepted',
      (error: Error) => error.message,
    )
    expect(answer).toBe(expected)
    await node.close()
  },
)

it('the age of a chain is that of its newest block, and null if only genesis exists', async () => {
  const flags = { data: folder, networks: 'regtest' }
  const { config } = loadConfig({ flags, environment: {}, workingDirectory: folder })
  const node = await createNode(config, pino({ level: 'silent' }))
  expect(await node.health()).toMatchObject({ isReady: true, networks: { regtest: { number: 0, ageSeconds: null } } })
  await node.engines.get('regtest')?.submits.sendRaw(signFrom(0, { to: requireAccount(9).address }))
  const { ageSeconds } = (await node.health()).networks.regtest ?? {}
  expect(ageSeconds).toBeGreaterThanOrEqual(0)
  await node.close()
})

it.each([
  ['hosted', 1],
  ['local', 0],
  ['dev', 0],
])('a node of profile %s starts %d workers before a call needs one', async (profile, workers) => {
  const entry = join(folder, 'worker.mjs')
  await writeFile(entry, 'process.on("disconnect", () => process.exit())')
  const flags = { data: folder, networks: 'regtest', profile, adminPort: 0, adminToken: 'a'.repeat(64) }
  const { config } = loadConfig({ flags, environment: {}, workingDirectory: folder })
  const node = await createNode(config, pino({ level: 'silent' }), { workersEntry: pathToFileURL(entry) })
  onTestFinished(() => node.close())
  expect(await node.metrics?.print()).toContain(`\nscion_workers ${workers}\n`)
})

const server = await findPostgres()

it.runIf(server !== undefined)(
  'nodes that share chains count each other, by the chain with the most processes',
  async () => {
    const store = await createDatabase(server ?? '')
    const open = async (networks: string) => {
      const flags = { data: folder, networks, store, standby: true }
      const { config } = loadConfig({ flags, environment: {}, workingDirectory: folder })
      const node = await createNode(config, pino({ level: 'silent' }))
      onTestFinished(() => node.close())
      return node
    }
    const first = await open('regtest,testnet')
    expect(first.processes()).toBe(1)
    const second = await open('testnet')
    expect(second.processes()).toBe(2)
    await until(() => first.processes() === 2)
  },
)

it('a single node counts itself', async () => {
  const { config } = loadConfig({
    flags: { data: folder, networks: 'regtest' },
    environment: {},
    workingDirectory: folder,
  })
  const node = await createNode(config, pino({ level: 'silent' }))
  expect(node.processes()).toBe(1)
  await node.close()
})

describe('rpc.discover', () => {
  const DISCOVER = '{"jsonrpc":"2.0","id":1,"method":"rpc.discover"}'
  const open = async (responseLimitBytes: string) => {
    const flags = { data: folder, networks: 'regtest', profile: 'hosted', responseLimitBytes }
    const { config } = loadConfig({ flags, environment: {}, workingDirectory: folder })
    const node = await createNode(config, pino({ level: 'silent' }))
    onTestFinished(() => node.close())
    const handle = async (body: string) => {
      const { text } = await node.rpc.handle(body, owner, { signal: new AbortController().signal })
      return Buffer.concat([...utf8Pieces(text)]).toString()
    }
    return { handle, document: node.openrpc() }
  }

  it('rpc.discover returns the text of /openrpc.json without serializing it, also in a batch', async () => {
    const { handle, document } = await open('0')
    const printed = vi.spyOn(JSON, 'stringify')
    onTestFinished(() => printed.mockRestore())
    const answer = `{"jsonrpc":"2.0","id":1,"result":${document}}`
    expect(await handle(DISCOVER)).toBe(answer)
    expect(await handle(`[${DISCOVER},${DISCOVER}]`)).toBe(`[${answer},${answer}]`)
    expect(printed).not.toHaveBeenCalled()
  })

  it('each rpc.discover of a batch counts against the response limit', async () => {
    const { handle, document } = await open(`${1_500_000}`)
    expect(document.length).toBeLessThan(1_400_000)
    const items = Array.from({ length: Math.ceil(1_500_000 / document.length) }, () => DISCOVER)
    expect(await handle(DISCOVER)).toContain('"result":{')
    expect(await handle(`[${items.join(',')}]`)).toMatch(/^\{"jsonrpc":"2.0","id":null,"error":\{"code":-3/)
  })
})
