import { readFileSync, statSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { collectCleanup } from '../_helpers/cleanup.ts'
import { makeFolder, type RunningCli, spawnCli } from './_cli.ts'

const startIn = (data: string, ...args: string[]) =>
  spawnCli(['start', '--data', data, '--port', '0', '--networks', 'regtest', ...args])

async function post(url: string, method: string): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [] })
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  return response.json()
}

async function stop({ child, ended }: RunningCli): Promise<void> {
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
}

// Each start takes a second of processor time, so these tests continue with the folder of the test before.
describe('scion start in one folder', () => {
  let data: string
  let key: string
  beforeAll(() => {
    const { cleanup, run } = collectCleanup()
    data = makeFolder(cleanup)
    return run
  })

  const startKeyed = async () => {
    const node = startIn(data, '--profile', 'dev')
    const [, base = ''] = await node.says(/regtest +(http:\/\/127\.0\.0\.1:\d+\/regtest)\/<API_KEY>[\s\S]*Ctrl-C/)
    const url = `${base}/${readFileSync(join(data, 'local-key'), 'utf8').trim()}`
    return { node, url, ofKey: url.replace(/:\d+/, '') }
  }

  it('scion start keeps chain and local key across restarts, prints no secret to a pipe, and stops on SIGTERM', async () => {
    const first = await startKeyed()
    expect(await post(first.url, 'eth_chainId')).toMatchObject({ result: '0x21' })
    expect(await post(first.url.replace(/\/[^/]+$/, ''), 'eth_chainId')).toMatchObject({ error: { code: -32001 } })
    expect(first.node.output()).toContain(`key       in ${join(data, 'local-key')}, for this computer only\n`)
    expect(first.node.output()).not.toMatch(/0x[0-9a-f]{64}/)
    expect(first.node.output()).not.toContain('\u001b[')
    expect(await post(first.url, 'eth_blockNumber')).toMatchObject({ result: '0x0' })
    await post(first.url, 'evm_mine')
    key = readFileSync(join(data, 'local-key'), 'utf8')
    expect(first.node.output()).not.toContain(key.trim())
    expect(statSync(join(data, 'local-key')).mode & 0o777).toBe(0o600)

    const beside = startIn(data)
    expect(await beside.ended).toBe(1)
    expect(beside.output()).toBe(
      `data: must not be in use by another process, got ${data}; stop that process, or choose another directory with --data\n`,
    )
    await stop(first.node)

    const second = await startKeyed()
    expect(second.ofKey).toBe(first.ofKey)
    expect(await post(second.url, 'eth_chainId')).toMatchObject({ result: '0x21' })
    expect(await post(second.url, 'eth_blockNumber')).toMatchObject({ result: '0x1' })
    await stop(second.node)
  })

  it('scion start --fresh resets the chains and keeps the local key, and a second signal ends it during a request', async () => {
    const node = startIn(data, '--fresh', '--open', '--balance', '5', '--log-level', 'trace')
    const [text = '', base = '', port = ''] = await node.says(
      /Scion[\s\S]*open +(http:\/\/127\.0\.0\.1:(\d+)\/)[\s\S]*Ctrl-C/,
    )
    expect(await post(base, 'eth_blockNumber')).toMatchObject({ result: '0x0' })
    expect(readFileSync(join(data, 'local-key'), 'utf8')).toBe(key)

    // The banner names the sandbox and the balance, and warns of public chain ids only if there are some.
    expect(text).toMatch(/regtest +http\S+ {2}sandbox, chain id 33\n/)
    expect(text).toContain('Funded accounts, 5 RBTC each')
    expect(text).not.toContain('valid on the real network')

    // The server accepts requests at / and with the key, and neither the banner nor the log has the key.
    expect(text).not.toContain(key.trim())
    expect(await post(`${base}regtest/${key.trim()}`, 'eth_blockNumber')).toMatchObject({ result: '0x0' })
    await node.says(/"keyId":"local"/)
    expect(node.output().split('Ctrl-C')[1]).not.toContain(key.trim())

    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', () => {})
    const head = 'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{'
    await new Promise<void>((resolve) => socket.write(head, () => resolve()))
    await post(base, 'eth_chainId') // by its answer, the server has read what was written before
    node.child.kill('SIGTERM')
    await node.says(/Stopping/)
    node.child.kill('SIGTERM')
    expect(await node.ended).toBe(143)
  })
})

describe('scion start', () => {
  it('the banner shows each sandbox with its chain id and balances, and warns of public chain ids', async () => {
    const all = spawnCli(['start', '--data', makeFolder(), '--port', '0'])
    const [printed] = await all.says(/Scion[\s\S]*Ctrl-C/)
    expect(printed).toMatch(/mainnet +http\S+ {2}sandbox, chain id 30\n +testnet +http\S+ {2}sandbox, chain id 31\n/)
    expect(printed).toContain('Funded accounts, 1,000,000,000,000 RBTC each\n')
    expect(printed).toContain(
      'Chain id 30 and 31: a transaction signed for mainnet or testnet here is also valid on the real network. Use keys without real funds, or regtest.',
    )
  })

  it('scion start beyond loopback has no local key and shows no private keys', async () => {
    const node = startIn(makeFolder(), '--host', '0.0.0.0')
    const [, base = ''] = await node.says(/regtest +(http:\/\/localhost:\d+\/regtest)\/<API_KEY>[\s\S]*Ctrl-C/)
    expect(node.output()).not.toContain('c85ef7d79691fe79573b1a7064c19c1a9819ebdbd1faaab1a8ec92344438aaf4')
    expect(await post(base.replace('localhost', '127.0.0.1'), 'eth_chainId')).toMatchObject({ error: { code: -32001 } })
    node.child.kill('SIGINT')
    expect(await node.ended).toBe(0)
  })

  it.runIf(process.platform === 'linux').each([
    [
      ['start', '--data', '/proc/scion'],
      'data: must be a usable directory, got /proc/scion (ENOENT); choose another directory',
    ],
    [
      ['dev', '--data', '/proc/scion'],
      'data: must be a usable directory, got /proc/scion (ENOENT); choose another directory',
    ],
    [
      ['start', '--store', 'sqlite:/proc/scion'],
      'store: must be readable and writable, got sqlite:/proc/scion; choose another directory with --store',
    ],
  ])('%s, a folder that the system cannot create, is an error of one line with exit code 1', async (args, message) => {
    const node = spawnCli([...args, '--port', '0'], { SCION_DATA: makeFolder() })
    expect(await node.ended).toBe(1)
    expect(node.output()).toContain(message)
    expect(node.output().trimEnd().split('\n')).toHaveLength(1)
  })

  it('a port in use is an error of one line with exit code 1', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => taken.once('listening', resolve))
    onTestFinished(() => void taken.close())
    const address = taken.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const blocked = spawnCli(['start', '--data', makeFolder(), '--port', `${port}`, '--networks', 'regtest'])
    expect(await blocked.ended).toBe(1)
    expect(blocked.output()).toBe(
      `port: must be a free port, got ${port} on 127.0.0.1; choose another one with --port\n`,
    )
  })
})
