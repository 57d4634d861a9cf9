import { once } from 'node:events'
import { connect } from 'node:tls'
import { expect, it } from 'vitest'
import { authorities, keepCertificate } from '../_helpers/certificates.ts'
import { makeFolder, runCli, spawnCli } from './_cli.ts'

async function nameOf(port: number): Promise<unknown> {
  const socket = connect({ ca: authorities, servername: 'localhost', host: '127.0.0.1', port })
  await once(socket, 'secureConnect')
  const { CN } = socket.getPeerCertificate().subject
  socket.destroy()
  return CN
}

const spawnNode = (...args: string[]) =>
  spawnCli(['start', '--port', '0', '--networks', 'regtest', '--data', makeFolder(), '--log-level', 'info', ...args])

it('scion start serves TLS, prints https URLs, and reloads the certificate on SIGHUP', async () => {
  const { files, put } = keepCertificate()
  const node = spawnNode('--tls-cert', files.cert, '--tls-key', files.key)
  const [, port] = await node.says(/regtest +https:\/\/127\.0\.0\.1:(\d+)\/[\s\S]*Docs https:/)
  expect(await nameOf(Number(port))).toBe('first')
  put('cert', 'second')
  put('key', 'second')
  node.child.kill('SIGHUP')
  await node.says(/certificate reloaded/)
  expect(await nameOf(Number(port))).toBe('second')
  node.child.kill('SIGTERM')
  expect(await node.ended).toBe(0)
})

it('a missing certificate is an error of one line with setting and file', async () => {
  const { files } = keepCertificate()
  const node = spawnNode('--tls-cert', '/nowhere/tls.pem', '--tls-key', files.key)
  expect(await node.ended).toBe(1)
  expect(node.output()).toMatch(
    /^(scion: )?tlsCert: must name a readable file, got \/nowhere\/tls\.pem \(ENOENT\); name one with --tls-cert/m,
  )
  expect(node.output()).not.toMatch(/^ +at /m)
})

it.each([
  ['--tls-cert', 'tlsKey: must come with tlsCert, got none; set both or neither'],
  ['--tls-key', 'tlsCert: must come with tlsKey, got none; set both or neither'],
])('%s without its counterpart is refused', async (flag, problem) => {
  const { code, complaints } = await runCli('start', flag, 'tls.pem')
  expect([code, complaints]).toEqual([1, expect.stringContaining(problem)])
})
