import { readFileSync, statSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { makeFolder, spawnCli } from './_cli.ts'

const startIn = (data: string, ...args: string[]) =>
  spawnCli(['start', '--data', data, '--port', '0', '--networks', 'regtest', ...args])

async function post(url: string, method: string): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [] })
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  return response.json()
}

describe('scion start', () => {
  it('prints a URL with the local key that works, the same at each start, and stops on SIGTERM', async () => {
    const data = makeFolder()
    const urls: string[] = []
    for (let round = 0; round < 2; round++) {
      const node = startIn(data)
      const [, url = ''] = await node.says(/regtest +(http:\/\/127\.0\.0\.1:\d+\/regtest\/\S+)/)
      expect(await post(url, 'eth_chainId')).toMatchObject({ result: '0x21' })
      expect(await post(url.replace(/\/[^/]+$/, ''), 'eth_chainId')).toMatchObject({ error: { code: -32001 } })
      expect(node.output()).toContain('0xc85ef7d79691fe79573b1a7064c19c1a9819ebdbd1faaab1a8ec92344438aaf4')
      expect(node.output()).not.toContain('\u001b[')
      node.child.kill('SIGTERM')
      expect(await node.ended).toBe(0)
      urls.push(url.replace(/:\d+/, ''))
    }
    expect(urls[0]).toBe(urls[1])
    expect(urls[0]).toContain(readFileSync(join(data, 'local-key'), 'utf8').trim())
    expect(statSync(join(data, 'local-key')).mode & 0o777).toBe(0o600)
  })

  it('off loopback has no local key and shows no private keys', async () => {
    const node = startIn(makeFolder(), '--host', '0.0.0.0')
    const [, base = ''] = await node.says(/regtest +(http:\/\/localhost:\d+\/regtest)\/<API_KEY>[\s\S]*Ctrl-C/)
    expect(node.output()).not.toContain('c85ef7d79691fe79573b1a7064c19c1a9819ebdbd1faaab1a8ec92344438aaf4')
    expect(await post(base.replace('localhost', '127.0.0.1'), 'eth_chainId')).toMatchObject({ error: { code: -32001 } })
    node.child.kill('SIGINT')
    expect(await node.ended).toBe(0)
  })

  it('open, serves / and tells nothing secret to its log', async () => {
    const node = startIn(makeFolder(), '--open', '--log-level', 'trace')
    const [, base = ''] = await node.says(/open +(http:\/\/127\.0\.0\.1:\d+\/)[\s\S]*Ctrl-C/)
    const [, key = 'none'] = await node.says(/\/regtest\/(\S+)/)
    expect(await post(base, 'eth_blockNumber')).toMatchObject({ result: '0x0' })
    expect(await post(`${base}regtest/${key}`, 'eth_blockNumber')).toMatchObject({ result: '0x0' })
    await node.says(/"keyId":"local"/)
    expect(node.output().split('Ctrl-C')[1]).not.toContain(key)
  })

  it('a port in use and a data directory in use are one line each, and exit code 1', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => taken.once('listening', resolve))
    onTestFinished(() => void taken.close())
    const address = taken.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const blocked = spawnCli(['start', '--data', makeFolder(), '--port', `${port}`, '--networks', 'regtest'])
    expect(await blocked.ended).toBe(1)
    expect(blocked.output()).toBe(`port: ${port} on 127.0.0.1 is in use already; choose another one with --port\n`)

    const data = makeFolder()
    await startIn(data).says(/Ctrl-C/)
    const second = startIn(data)
    expect(await second.ended).toBe(1)
    expect(second.output()).toBe(`data: the data folder is in use by another process (${data})\n`)
  })

  it('a second signal does not wait for what runs', async () => {
    const node = startIn(makeFolder(), '--open')
    const [, base = '', port = ''] = await node.says(/open +(http:\/\/127\.0\.0\.1:(\d+)\/)[\s\S]*Ctrl-C/)
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
