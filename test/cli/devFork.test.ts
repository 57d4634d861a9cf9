import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { MNEMONIC_ACCOUNTS } from '../../src/chainspec/sandboxAccounts.ts'
import { askResult } from '../_helpers/wire.ts'
import { askFromElsewhere, makeFolder, type RunningCli, runCli, shareDev, spawnCli, spawnDev } from './_cli.ts'

const KEY = 'k3y-0f-the-endpoint'
const HASH = /^0x[0-9a-f]{64}$/
const [from, to] = MNEMONIC_ACCOUNTS.map(({ address }) => address)
const RICH = '0x00000000000000000000000000000000000000b1'

const forked = shareDev()

/** Stops a node and returns everything that it has printed. */
async function stop({ child, ended, output }: RunningCli): Promise<string> {
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  return output()
}

const readAll = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n')

it('scion dev forks an endpoint, stores its answers without the key of the URL, and forks them offline', async () => {
  const { url: endpoint } = forked()
  await askResult(endpoint, 'eth_sendTransaction', { from, to: RICH, value: '0x7' })
  const stored = makeFolder()
  const first = await spawnDev('-f', `${endpoint}?key=${KEY}`, '--fork-header', `x-key: ${KEY}`, '--cache', stored)
  expect(first.node.output()).toMatch(/a fork of regtest at block \d+ \(0x[0-9a-f]{64}\)\n/)
  expect(first.node.output()).toContain(`  endpoint  ${new URL(endpoint).origin}\n`)
  expect(await askResult(first.url, 'eth_getBalance', RICH, 'latest')).toBe('0x7')
  expect(await askResult(first.url, 'eth_sendTransaction', { from, to })).toMatch(HASH)
  expect(await askResult(first.url, 'anvil_nodeInfo')).toMatchObject({
    forkConfig: { forkUrl: new URL(endpoint).origin },
  })
  const text = await stop(first.node)
  expect(text).toMatch(/\nfork: \d+ requests in \d+ HTTP requests, \d+ answers? from the cache\n/)
  expect(text).not.toContain('\u001b[')
  for (const secret of [text, readAll(stored)]) expect(secret).not.toContain(KEY)

  const offline = await spawnDev('-f', 'http://127.0.0.1:1', '--offline', '--cache', stored)
  expect(await askResult(offline.url, 'eth_getBalance', RICH, 'latest')).toBe('0x7')
  expect(await askResult(offline.url, 'eth_sendTransaction', { from, to })).toMatch(HASH)
  expect(await askResult(offline.url, 'eth_getBalance', `0x${'77'.repeat(20)}`, 'latest')).toMatchObject({
    message: expect.stringContaining('run once without --offline to store it'),
  })
  expect(await stop(offline.node)).toContain('\nfork: 0 requests in 0 HTTP requests')
  expect((await runCli('cache', 'list', '--cache', stored)).out).toMatch(/\n33 +\d+ +0x/)
})

it('scion dev --log-format json reports the fork and sums it up as events', async () => {
  const { url: endpoint } = forked()
  const { node, url } = await spawnDev(
    '-f',
    endpoint,
    '--cache',
    makeFolder(),
    '--log-format',
    'json',
    '--fork-chain-id',
    '30',
  )
  expect(await askResult(url, 'eth_chainId')).toBe('0x1e')
  const lines = (await stop(node))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines[0]).toEqual({
    event: 'listening',
    url,
    fork: {
      network: 'regtest',
      chainId: 30,
      block: expect.any(Number),
      hash: expect.stringMatching(HASH),
      fundedAccounts: 20,
      endpoints: [new URL(endpoint).origin],
      warning: expect.stringContaining('valid on the real network with chain id 30 too'),
    },
  })
  expect(lines.at(-1)).toMatchObject({ event: 'forkSummary', questions: expect.any(Number), hits: expect.any(Number) })
})

it.runIf(process.platform === 'linux')(
  'a fork with the chain id of mainnet on all interfaces serves every client, with the warning of all of scion dev',
  async () => {
    const flags = ['-f', forked().url, '--fork-chain-id', '30', '--no-storage-caching', '--host', '0.0.0.0']
    const { node, url } = await spawnDev(...flags, '--log-format', 'json')
    const container = { host: 'host.docker.internal:8545' }
    expect(await askFromElsewhere(url, container, 'eth_chainId')).toBe('0x1e')
    expect(await askFromElsewhere(url, container, 'eth_sendTransaction', { from, to })).toMatch(HASH)
    expect(await askFromElsewhere(url, container, 'hardhat_setBalance', RICH, '0x9')).toBe(true)
    expect(await askFromElsewhere(url, { host: 'rebound.example' }, 'evm_mine')).toMatchObject({ code: -32_003 })
    expect(JSON.parse(node.output().split('\n')[0] ?? '')).toMatchObject({
      warning: expect.stringContaining('anyone who can reach 0.0.0.0 can use this node without an API key'),
      fork: { warning: expect.stringContaining('valid on the real network with chain id 30 too') },
    })
  },
)

it('scion dev ends with one line and exit code 1 if it cannot fork', async () => {
  const { ended, output } = spawnCli(['dev', '--port', '0', '-f', `http://127.0.0.1:1/${KEY}`, '--retries', '0'])
  expect(await ended).toBe(1)
  expect(output()).toMatch(/^forkUrl: must be an endpoint .*, got http:\/\/127\.0\.0\.1:1: .*; change --fork-url\n$/)
  expect(output()).not.toContain(KEY)
})

it('scion dev names an endpoint that does not answer after the first refusal, once for each attempt', async () => {
  const flags = ['-f', `http://127.0.0.1:1/${KEY}`, '--retries', '2', '--fork-retry-backoff', '1']
  const { ended, output } = spawnCli(['dev', '--port', '0', ...flags])
  expect(await ended).toBe(1)
  const lines = output().split('\n').slice(0, 2)
  expect(lines).toEqual([
    expect.stringMatching(/no answer from http:\/\/127\.0\.0\.1:1 \(ECONNREFUSED\), attempt 2 of 3$/),
    expect.stringMatching(/no answer from http:\/\/127\.0\.0\.1:1 \(ECONNREFUSED\), attempt 3 of 3$/),
  ])
  expect(output().match(/attempt \d of 3$/gm)).toHaveLength(2)
})

it('scion dev --offline without stored answers ends with the fix', async () => {
  const { ended, output } = spawnCli(['dev', '--port', '0', '-f', 'mainnet', '--offline', '--cache', makeFolder()])
  expect(await ended).toBe(1)
  expect(output()).toBe(
    'forkUrl: must have stored answers about the block with --offline, got none; run once without --offline\n',
  )
})

it('scion dev --data resumes a fork of a pinned block, and refuses another one', async () => {
  const { url: endpoint } = forked()
  await askResult(endpoint, 'evm_mine')
  const data = makeFolder()
  const flags = ['-f', endpoint, '--no-storage-caching', '--data', data]
  const first = await spawnDev(...flags, '--fork-block-number', '0')
  expect(await askResult(first.url, 'eth_sendTransaction', { from, to })).toMatch(HASH)
  await stop(first.node)
  const second = await spawnDev(...flags, '--fork-block-number', '0')
  expect(await askResult(second.url, 'eth_blockNumber')).toBe('0x1')
  await stop(second.node)
  for (const other of [
    [...flags, '--fork-block-number', '1'],
    ['--data', data],
  ]) {
    const { ended, output } = spawnCli(['dev', '--port', '0', ...other])
    expect(await ended).toBe(1)
    expect(output()).toMatch(
      /^data: must hold the chain of these settings, got .*: it has a fork of regtest at block 0 .*--fork-block-number.*\n$/,
    )
  }
})
