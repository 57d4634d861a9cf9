import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { sendRaw, startTestServer } from './_testServer.ts'
import { post } from './fastPath/_requests.ts'

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

  it('a head that is too long ends its connection', async () => {
    const { port } = await startTestServer({ hasFastPath })
    const oneField = post({ more: [`X-Long: ${'x'.repeat(2 ** 15)}`] })
    const manyFields = post({ more: Array.from({ length: 2 ** 12 }, (_, i) => `X-${i}: 1`) })
    const path = post({ line: `POST /regtest/${'k'.repeat(2 ** 15)} HTTP/1.1` })
    for (const bytes of [oneField, manyFields, path]) expect(await sendRaw(port, bytes)).toMatch(/^HTTP\/1\.1 4\d\d /)
  })

  it('a packed body is refused without being unpacked', async () => {
    const { send, engine } = await startTestServer({ hasFastPath })
    for (const encoding of ['gzip', 'br', 'deflate', 'identity']) {
      const body = gzipSync(`${ADD}${' '.repeat(8_000_000)}`) // within the limit as it comes
      const { status } = await send({ body, headers: { 'content-encoding': encoding } })
      expect(status, encoding).toBe(415)
    }
    expect(engine.value).toBe(0)
  })
})
