import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { connect as connectPlain } from 'node:net'
import { type ConnectionOptions, connect, type TLSSocket } from 'node:tls'
import { describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { authorities, keepCertificate, pathOf } from '../_helpers/certificates.ts'
import { holdTimer as holdTimerWithWaits } from '../_helpers/heldTimer.ts'
import { READ, startTestServer } from './_testServer.ts'
import { call, heldMethod } from './http/fast/_client.ts'
import { comparable, exchange } from './http/fast/_pair.ts'
import { PLAIN, post, UNPLAIN } from './http/fast/_requests.ts'
import { holdTimer } from './websocket/_webSocketServer.ts'

const TRUST = { ca: authorities, servername: 'localhost', host: '127.0.0.1' }
const LONG = { headersTimeoutMs: 300_000, requestTimeoutMs: 300_000, keepAliveTimeoutMs: 300_000 }

async function startTls(options: Parameters<typeof startTestServer>[0] = {}) {
  const { files, put } = keepCertificate()
  return { ...(await startTestServer({ certificate: files, bounds: LONG, ...options })), files, put }
}

async function connectTls(port: number, options: ConnectionOptions = {}): Promise<TLSSocket> {
  const socket = connect({ ...TRUST, port, ...options })
  onTestFinished(() => void socket.destroy())
  await once(socket, 'secureConnect')
  return socket
}

/** Returns the name in the server's certificate. */
async function nameOf(port: number): Promise<unknown> {
  const socket = await connectTls(port)
  const { CN } = socket.getPeerCertificate().subject
  socket.destroy()
  return CN
}

/** Returns all received bytes until the server ends the connection. */
async function exchangeTls(port: number, bytes: Buffer): Promise<string> {
  const socket = await connectTls(port)
  const received: Buffer[] = []
  socket.on('data', (chunk) => received.push(chunk)).on('error', () => {})
  const closed = once(socket, 'close')
  socket.write(bytes)
  socket.write('GET /openrpc.json HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
  await closed
  return comparable(Buffer.concat(received).toString('latin1'))
}

describe('over TLS', () => {
  it.each([true, false])('responses over TLS equal those without (fast path: %s)', async (hasFastPath) => {
    const plain = await startTestServer({ bounds: LONG, hasFastPath })
    const { port } = await startTls({ hasFastPath })
    const cases = Object.entries({
      read: PLAIN['a read'],
      long: PLAIN['a long answer'],
      chunked: UNPLAIN['a body in chunks'],
      health: UNPLAIN.health,
      wrong: PLAIN['a wrong key'],
    })
    for (const [name, bytes = Buffer.alloc(0)] of cases) {
      const expected = comparable(await exchange(plain.port, [bytes]))
      expect(await exchangeTls(port, bytes), name).toBe(expected)
    }
  })

  it('a TLS connection serves several requests', async () => {
    const socket = await connectTls((await startTls()).port)
    for (let i = 1; i <= 3; i++) {
      socket.write(post({ body: `{"id":${i},"method":"add"}` }))
      const [answer] = await once(socket, 'data')
      expect(String(answer)).toContain(`"result":${i}`)
    }
  })

  it('a TLS client that ends its side gets its response', async () => {
    const socket = await connectTls((await startTls()).port)
    let received = ''
    socket.on('data', (chunk) => (received += String(chunk)))
    socket.end(post({ body: '{"id":1,"method":"later","params":[20]}' }))
    await once(socket, 'close')
    expect(received).toContain('"result"')
  })

  it('WebSockets open over TLS', async () => {
    const { port } = await startTls()
    const socket = new WebSocket(`wss://localhost:${port}/regtest/all_key`, { ...TRUST })
    onTestFinished(() => socket.terminate())
    await once(socket, 'open')
    socket.send(READ)
    const [answer] = await once(socket, 'message')
    expect(String(answer)).toBe('{"jsonrpc":"2.0","id":1,"result":0}')
  })

  it('versions before TLS 1.2 are refused', async () => {
    const { port } = await startTls()
    const old = connect({ ...TRUST, port, minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' })
    const [error] = await once(old, 'error')
    expect(String(error.code)).toMatch(/PROTOCOL_VERSION|UNSUPPORTED_PROTOCOL/)
    const { port: again } = await startTls()
    const socket = await connectTls(again, { maxVersion: 'TLSv1.2' })
    expect(socket.getProtocol()).toBe('TLSv1.2')
  })

  it.each(['AES128-GCM-SHA256', 'AES256-SHA', 'ECDHE-RSA-AES128-SHA', 'ECDHE-RSA-AES256-SHA384'])(
    'a cipher without forward secrecy or authenticated encryption is not: %s',
    async (ciphers) => {
      const { port } = await startTls()
      const client = connect({ ...TRUST, port, maxVersion: 'TLSv1.2', ciphers: `${ciphers}:@SECLEVEL=0` })
      const [error] = await once(client, 'error')
      expect(String(error.code)).toMatch(/HANDSHAKE_FAILURE/)
    },
  )

  it.each(['TLSv1.2', 'TLSv1.3'] as const)(
    '%s uses a cipher with forward secrecy and authenticated encryption',
    async (version) => {
      const { port } = await startTls()
      const socket = await connectTls(port, { minVersion: version, maxVersion: version })
      expect(socket.getCipher().name).toMatch(/^(TLS_|ECDHE-).*(GCM|CHACHA20)/i)
    },
  )
})

describe('a handshake', () => {
  it('an endless handshake is cut off without a response', async () => {
    const { port } = await startTls({ bounds: { ...LONG, headersTimeoutMs: 100 } })
    for (const bytes of ['', Buffer.from([22, 3, 1, 2, 0, 1, 0, 1, 252, 3, 3])]) {
      const socket = connectPlain(port, '127.0.0.1')
      let received = ''
      socket.on('data', (chunk) => (received += String(chunk))).on('error', () => {})
      socket.write(bytes)
      await once(socket, 'close')
      expect(received).toBe('')
    }
  })

  it('a connection without a handshake is cut off, and the server keeps running', async () => {
    const { port, send } = await startTls()
    for (const bytes of [post(), Buffer.alloc(2000, 0x41), Buffer.from([22, 3, 1, 0, 4, 99, 0, 0, 0])]) {
      const socket = connectPlain(port, '127.0.0.1')
      let received = ''
      socket.on('data', (chunk) => (received += chunk.toString('latin1'))).on('error', () => {})
      socket.write(bytes)
      await once(socket, 'close')
      expect(received).not.toContain('HTTP')
    }
    await expect(send({})).rejects.toThrow()
    expect(await nameOf(port)).toBe('first')
  })

  it('silence after a handshake is cut off as silence without TLS', async () => {
    const { port } = await startTls({ bounds: { ...LONG, headersTimeoutMs: 200 } })
    const socket = await connectTls(port)
    let received = ''
    socket.on('data', (chunk) => (received += String(chunk)))
    await once(socket, 'close')
    expect(received).toContain('408 Request Timeout')
  })

  it('a running handshake does not delay the stop of the server', async () => {
    const { port, close } = await startTls()
    const socket = connectPlain(port, '127.0.0.1')
    await once(socket, 'connect')
    const closed = once(socket, 'close')
    expect(await nameOf(port)).toBe('first') // the server has accepted the earlier connection by then
    await Promise.all([close(), closed])
  })

  it('a server that stops answers running requests over TLS', async () => {
    const { hold, begun, release } = heldMethod()
    const { port, close } = await startTls({ handlers: { hold } })
    const busy = await connectTls(port)
    busy.write(call('hold'))
    await begun
    const closed = close()
    release('')
    expect(String((await once(busy, 'data'))[0])).toContain('200 OK')
    await closed
  })

  it('a new connection replaces a handshake at the maximum of connections', async () => {
    const { port } = await startTls({ bounds: { ...LONG, maxConnections: 1 } })
    const silent = connectPlain(port, '127.0.0.1')
    await once(silent, 'connect')
    const closed = once(silent, 'close')
    expect(await nameOf(port)).toBe('first')
    await closed
  })

  it('a handshake does not replace a connection in use', async () => {
    const { hold, begun, release } = heldMethod()
    const { port } = await startTls({ bounds: { ...LONG, maxConnections: 1 }, handlers: { hold } })
    const busy = await connectTls(port)
    busy.write(call('hold'))
    await begun
    const next = connectPlain(port, '127.0.0.1')
    next.on('error', () => {})
    await once(next, 'close')
    release('')
    expect(String((await once(busy, 'data'))[0])).toContain('200 OK')
    busy.destroy()
  })

  it('a new TLS connection replaces an idle one, with its TCP connection', async () => {
    const { port } = await startTls({ bounds: { ...LONG, maxConnections: 1 } })
    const idle = await connectTls(port)
    idle.write(post())
    await once(idle, 'data')
    const closed = once(idle, 'close')
    const next = await connectTls(port)
    next.write(post())
    expect(String((await once(next, 'data'))[0])).toContain('200 OK')
    await closed
    next.destroy()
  })
})

describe('the certificate', () => {
  it('a certificate is reloaded on request, and open connections stay', async () => {
    const timer = holdTimerWithWaits()
    const looked = timer.nextWait()
    const { port, server, put } = await startTls({ timer })
    await looked // and not again, because the timer is held
    const before = await connectTls(port)
    put('cert', 'second')
    put('key', 'second')
    expect(await nameOf(port)).toBe('first')
    await server.reloadCertificate()
    expect(await nameOf(port)).toBe('second')
    before.write(post())
    expect(String((await once(before, 'data'))[0])).toContain('200 OK')
  })

  it.each<
    [
      what: string,
      spoil: (files: { cert: string; key: string }, put: (which: 'cert' | 'key', name: 'second') => void) => void,
      told: RegExp,
    ]
  >([
    [
      'a new certificate whose key is still on its way',
      (_files, put) => put('cert', 'second'),
      /tlsKey: must be the key of the certificate in .*tls\.pem, got another one in .*tls\.key; change one of the files/,
    ],
    [
      'half a certificate',
      ({ cert }) => writeFileSync(cert, readFileSync(pathOf('second.pem')).subarray(0, 200)),
      /tlsCert: must name a file that begins with a PEM certificate .*, got .*tls\.pem; change the file or --tls-cert/,
    ],
    [
      'half a chain',
      ({ cert }) =>
        writeFileSync(cert, Buffer.concat([readFileSync(cert), readFileSync(pathOf('second.pem')).subarray(0, 200)])),
      /tlsCert: must contain only complete PEM certificates with keys of at least 2048 bits, got others in .*tls\.pem; change the file/,
    ],
    [
      'half a key',
      ({ key }) => writeFileSync(key, readFileSync(key).subarray(0, 90)),
      /tlsKey: must name a file with a PEM private key without a passphrase .*, got .*tls\.key; change the file or --tls-key/,
    ],
    [
      'an empty file',
      ({ cert }) => writeFileSync(cert, ''),
      /tlsCert: must name a file that begins with a PEM certificate .*, got .*tls\.pem; /,
    ],
    ['no file', ({ key }) => rmSync(key), /tlsKey: must name a readable file, got .*tls\.key \(ENOENT\)/],
  ])('the previous certificate stays in use with %s, and the log names the fix', async (_flaw, spoil, message) => {
    const { port, server, files, put, logged } = await startTls({ timer: holdTimer().timer })
    spoil(files, put)
    await server.reloadCertificate()
    expect(await nameOf(port)).toBe('first')
    expect(logged.find((line) => line.includes('"level":50'))).toMatch(message)
    put('cert', 'second')
    put('key', 'second')
    await server.reloadCertificate()
    expect(await nameOf(port)).toBe('second')
  })

  it('a certificate is reloaded when its files change', async () => {
    const { timer, advance } = holdTimer()
    let tell = () => {}
    const { port, put, logged } = await startTls({ timer })
    const push = logged.push.bind(logged)
    logged.push = (line) => {
      tell()
      return push(line)
    }
    const until = async (text: string) => {
      while (!logged.some((line) => line.includes(text))) {
        const said = new Promise<void>((resolve) => {
          tell = resolve
        })
        await Promise.race([said, advance(5_000)])
      }
    }
    put('cert', 'second') // a renewal writes the files one by one
    await until('the previous certificate stays in use until then')
    expect(await nameOf(port)).toBe('first')
    put('key', 'second')
    await until('certificate reloaded')
    expect(await nameOf(port)).toBe('second')
  })

  it.each([
    [
      'cert',
      'tlsCert: must name a readable file, got /nowhere/tls.pem (ENOENT); name one with --tls-cert that this user may read',
    ],
    [
      'key',
      'tlsKey: must name a readable file, got /nowhere/tls.pem (ENOENT); name one with --tls-key that this user may read',
    ],
  ])('a missing certificate file is reported at the start: %s', async (which, message) => {
    const { files } = keepCertificate()
    const certificate = { ...files, [which]: '/nowhere/tls.pem' }
    await expect(startTestServer({ certificate })).rejects.toThrow(message)
  })
})

it('clients of Node connect over TLS', async () => {
  const { port } = await startTls()
  const outgoing = request({
    ...TRUST,
    port,
    path: '/regtest/all_key',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  })
  outgoing.end(READ)
  const [incoming] = await once(outgoing, 'response')
  expect(incoming.statusCode).toBe(200)
})
