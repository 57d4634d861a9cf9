import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { READ, sendRaw, startTestServer } from './_testServer.ts'
import { open } from './http/fast/_client.ts'
import { post } from './http/fast/_requests.ts'

const ADD = '{"id":1,"method":"add"}'
const SMUGGLED = post({ body: ADD }).toString('latin1')
const inChunks = (body: string) => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`

describe.each([true, false])('with the fast path: %s,', (hasFastPath) => {
  it.each([
    ['a length and chunks', ['Transfer-Encoding: chunked'], `0\r\n\r\n${SMUGGLED}`],
    ['chunks behind a space', ['Transfer-Encoding : chunked'], inChunks(ADD)],
    ['two lengths', ['Content-Length: 1'], ADD],
    ['a length that is a list', ['Content-Length: 3, 4'], ADD],
    ['another transfer encoding', ['Transfer-Encoding: xchunked'], inChunks(ADD)],
  ])('a request whose end could be read in two ways ends its connection: %s', async (_what, more, body) => {
    const { port, engine } = await startTestServer({ hasFastPath })
    const received = await sendRaw(port, Buffer.concat([post({ more, body }), Buffer.from(SMUGGLED)]))
    expect(received).toMatch(/^HTTP\/1\.1 400 /)
    expect(received.split('HTTP/1.1 ').length - 1).toBe(1)
    expect(engine.value).toBe(0)
  })

  it.each([
    ['two Host fields', ['Host: evil.example']],
    ['the same Host twice', ['Host: localhost']],
    ['two Host fields in another case', ['hOST: evil.example']],
  ])('a request with %s is refused', async (_what, more) => {
    const { port, engine } = await startTestServer({ hasFastPath })
    expect(await sendRaw(port, post({ more, body: ADD }))).toMatch(/^HTTP\/1\.1 400 /)
    expect(engine.value).toBe(0)
  })

  it.each([
    ['h2c', 'GET /ready HTTP/1.1', 'Upgrade: h2c'],
    ['h2c of a POST', 'POST /regtest/all_key HTTP/1.1', 'Upgrade: h2c'],
    ['a WebSocket of a POST', 'POST /regtest/all_key HTTP/1.1', 'Upgrade: websocket'],
    ['anything', 'GET /ready HTTP/1.1', 'Upgrade: x'],
  ])(
    'a request to upgrade to %s ends its connection, and no later bytes are parsed as a request',
    async (_what, line, upgrade) => {
      const { port, engine } = await startTestServer({ hasFastPath })
      const body = line.startsWith('GET') ? '' : READ
      const first = post({ line, more: ['Connection: Upgrade', upgrade], body })
      const padded = post({ type: 'Content-Type: text/plain', body: `${' '.repeat(900)}${SMUGGLED}` })
      // Node's parser drops the rest of its piece, so a request might begin anywhere after it.
      for (let cut = 0; cut < 1200; cut += 100) {
        const received = await sendRaw(port, Buffer.concat([first, padded.subarray(cut), Buffer.from(SMUGGLED)]))
        expect(received).toMatch(/^HTTP\/1\.1 200 [\s\S]*^connection: close\r$/im)
        expect(received.split('HTTP/1.1 ').length - 1).toBe(1)
      }
      expect(engine.value).toBe(0)
    },
  )

  it('100 Continue is sent after authentication, not before', async () => {
    const { port } = await startTestServer({ hasFastPath })
    const head = (line: string) =>
      post({ line, length: `Content-Length: ${READ.length}`, more: ['Expect: 100-continue'], body: '' })
    const refused = await sendRaw(port, head('POST /regtest/wrong HTTP/1.1'))
    expect(refused).toMatch(/^HTTP\/1\.1 401 [\s\S]*^connection: close\r$/im)
    const { socket, answer } = await open(port)
    socket.write(head('POST /regtest/all_key HTTP/1.1'))
    expect(await answer()).toBe('HTTP/1.1 100 Continue\r\n\r\n')
    socket.write(READ)
    expect(await answer()).toMatch(/^HTTP\/1\.1 200 [\s\S]*"result":0/)
    socket.destroy()
  })

  it('a head beyond the limit ends its connection', async () => {
    const { port } = await startTestServer({ hasFastPath })
    const oneField = post({ more: [`X-Long: ${'x'.repeat(2 ** 15)}`] })
    const manyFields = post({ more: Array.from({ length: 2 ** 12 }, (_, i) => `X-${i}: 1`) })
    const path = post({ line: `POST /regtest/${'k'.repeat(2 ** 15)} HTTP/1.1` })
    for (const bytes of [oneField, manyFields, path]) expect(await sendRaw(port, bytes)).toMatch(/^HTTP\/1\.1 4\d\d /)
  })

  it('a compressed body is refused without being decompressed', async () => {
    const { send, engine } = await startTestServer({ hasFastPath })
    for (const encoding of ['gzip', 'br', 'deflate', 'identity']) {
      const body = gzipSync(`${ADD}${' '.repeat(8_000_000)}`) // within the limit while compressed
      const { status } = await send({ body, headers: { 'content-encoding': encoding } })
      expect(status, encoding).toBe(415)
    }
    expect(engine.value).toBe(0)
  })
})
