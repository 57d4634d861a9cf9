import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { pino } from 'pino'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { writeAddress } from '../../src/cli/addressFile.ts'
import { loadConfig } from '../../src/config/load.ts'
import { createNode } from '../../src/node/createNode.ts'
import { serve } from '../../src/server/serve.ts'
import { pathOf } from '../_helpers/certificates.ts'
import { type Cleanup, collectCleanup } from '../_helpers/cleanup.ts'
import { listen } from '../_helpers/listen.ts'
import { makeFolder, runCli } from './_cli.ts'

const silent = pino({ level: 'silent' })

/** Serves a sandbox in memory, and writes its URL to the file of its settings. Returns its port. */
async function startNode(flags: Readonly<Record<string, unknown>>, cleanup: Cleanup): Promise<number> {
  const { config } = loadConfig({
    flags: { profile: 'dev', networks: 'regtest', store: 'memory', port: 0, ...flags },
    environment: {},
    workingDirectory: '/',
  })
  const node = await createNode(config, silent)
  const { port, close } = await serve(config, { ...node, localKey: undefined, logger: silent })
  await writeAddress(config, port, silent)
  cleanup(async () => {
    await close()
    await node.close()
  })
  return port
}

const TLS = { tlsCert: pathOf('first.pem'), tlsKey: pathOf('first.key') }
const ofHealth = expect.stringMatching(/^\{"isReady":true,"networks":\{"regtest":\{"number":0,.*\n$/)
const healthy = { code: 0, out: ofHealth, complaints: '' }

describe('scion health', () => {
  let folder: string
  let port: string
  let tlsPort: string
  beforeAll(async () => {
    const { cleanup, run } = collectCleanup()
    folder = makeFolder(cleanup)
    // Genesis has no age, so the node is never ready.
    const host = process.platform === 'linux' ? '127.0.0.2' : '127.0.0.1'
    port = String(await startNode({ host, readyHeadAgeSeconds: 1, addressFile: join(folder, 'url') }, cleanup))
    tlsPort = String(await startNode({ host: '0.0.0.0', ...TLS, addressFile: join(folder, 'tls-url') }, cleanup))
    writeFileSync(join(folder, 'settings.yaml'), `port: ${port}\nhost: ${host}\n`)
    return run
  })

  it('the node is asked at the port and the host of a settings file', async () => {
    expect(await runCli('health', '--config', join(folder, 'settings.yaml'))).toEqual(healthy)
  })

  it('the node is asked over TLS with a certificate that no authority has signed, on all interfaces', async () => {
    const flags = ['--host', '0.0.0.0', '--tls-cert', TLS.tlsCert]
    expect(await runCli('health', '--port', tlsPort, ...flags)).toEqual(healthy)
  })

  it.each(['url', 'tls-url'])(
    'the URL that the node has written to %s counts before port, host and TLS',
    async (name) => {
      const file = join(folder, name)
      expect(readFileSync(file, 'utf8')).toMatch(/^https?:\/\/[\w.]+:\d+\n$/)
      expect(await runCli('health', '--address-file', file, '--port', '1', '--host', '192.0.2.1')).toEqual(healthy)
    },
  )

  it('a node that is not ready fails with its response, and is healthy', async () => {
    const { code, out, complaints } = await runCli('health', '--ready', '--address-file', join(folder, 'url'))
    expect([code, out]).toEqual([1, expect.stringMatching(/^\{"isReady":false,.*"head":"old".*\n$/)])
    expect(complaints).toMatch(/^health: http:.*:\d+\/ready must have status 200, got 503; see its response\n$/)
    expect((await runCli('health', '--address-file', join(folder, 'url'))).code).toBe(0)
  })

  it('settings that belong to the profile of the node do not matter', async () => {
    // Neither is allowed without --profile dev, or together.
    const settings = `${readFileSync(join(folder, 'settings.yaml'), 'utf8')}store: memory\nforkUrl: mainnet\nadminPort: 1\n`
    writeFileSync(join(folder, 'others.yaml'), settings)
    expect(await runCli('health', '--config', join(folder, 'others.yaml'))).toEqual(healthy)
  })
})

describe('scion health without a healthy node', () => {
  const serveStatus = async (status: number, body: string) => {
    const { port, close } = await listen(createServer((_request, response) => response.writeHead(status).end(body)))
    onTestFinished(close)
    return String(port)
  }

  it('a port that refuses connections is an error that names it, also if the file of the URL does not exist', async () => {
    const port = await serveStatus(200, '')
    const file = join(makeFolder(), 'none')
    expect((await runCli('health', '--port', port, '--address-file', file)).code).toBe(0)
    const { code, complaints } = await runCli('health', '--port', '1', '--address-file', file)
    expect([code, complaints]).toEqual([
      1,
      'health: http://127.0.0.1:1/health must respond, got ECONNREFUSED; start the node, or change --port\n',
    ])
  })

  it.each([404, 503])('status %i is an error', async (status) => {
    expect(await runCli('health', '--port', await serveStatus(status, 'no'))).toMatchObject({ code: 1, out: 'no\n' })
  })

  it('control characters of another server are not printed', async () => {
    const { out } = await runCli('health', '--port', await serveStatus(200, '\u001b[2J{}'))
    expect(out).toBe('\\u{1b}[2J{}\n')
  })

  it('a response without an end is not read to its end', async () => {
    const { complaints } = await runCli('health', '--port', await serveStatus(200, 'x'.repeat(2 ** 20)))
    expect(complaints).toContain('must respond, got a response of more than 65536 bytes')
  })

  it('a file without a URL, and port 0 without a file, are errors', async () => {
    const file = join(makeFolder(), 'url')
    writeFileSync(file, 'file:///etc/passwd\n')
    const { complaints } = await runCli('health', '--address-file', file)
    expect(complaints).toBe(
      `addressFile: must contain the URL of a node, got another text in ${file}; restart the node\n`,
    )
    expect((await runCli('health', '--port', '0')).complaints).toMatch(/^port: must be that of a running node, got 0; /)
  })

  it('a node logs that it cannot write its URL, and serves', async () => {
    const logged: string[] = []
    const logger = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) })
    const path = join(makeFolder(), 'missing/url')
    const { config } = loadConfig({ flags: { addressFile: path }, environment: {}, workingDirectory: '/' })
    await writeAddress(config, 4444, logger)
    expect(JSON.parse(logged.join(''))).toMatchObject({
      level: 40,
      msg: `address-file: must be a file in a directory with write access and free space, got ${path} (ENOENT); change --address-file`,
    })
  })
})
