import { describe, expect, it } from 'vitest'
import { ReadyJson } from '../../../src/base/readyJson.ts'
import { READ } from '../_testServer.ts'
import { frame, OPCODES, openRaw, text } from './_frames.ts'
import { heldMethod, openClient, startWebSocketServer } from './_webSocketServer.ts'

const ANSWER = '{"jsonrpc":"2.0","id":1,"result":0}'
const call = (method: string, params: unknown = [], id: unknown = 1) =>
  JSON.stringify({ jsonrpc: '2.0', id, method, params })

/** What one message is answered. */
async function sendMessage(message: Buffer, options: Parameters<typeof startWebSocketServer>[0] = {}) {
  const { port } = await startWebSocketServer(options)
  const { socket, texts, until, end } = await openRaw(port)
  socket.write(message)
  await until(() => texts().length > 0)
  return { texts: texts(), end }
}

describe('a message', () => {
  it.each<[what: string, message: Buffer, answer: string]>([
    ['a request', text(READ), ANSWER],
    ['a batch', text(`[${READ},${call('echo', ['ä'], 2)}]`), `[${ANSWER},{"jsonrpc":"2.0","id":2,"result":["ä"]}]`],
    ['binary, read as text', frame(OPCODES.binary, READ), ANSWER],
    ['no JSON', text('garbage'), '{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"JSON parse error"}}'],
    ['empty', text(''), '{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"JSON parse error"}}'],
    [
      'nested too deeply',
      text(`${'['.repeat(9_000)}`),
      '{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Invalid request","data":{"hint":"arrays and objects may be nested 64 deep"}}}',
    ],
    ['an answer made of bytes', text(call('bytes')), '{"jsonrpc":"2.0","id":1,"result":["ä"]}'],
    [
      'an answer that is too long',
      text(call('big', [5_000])),
      '{"jsonrpc":"2.0","id":1,"error":{"code":-32011,"message":"Response size limit of 2000 bytes exceeded","data":{"limitBytes":2000}}}',
    ],
  ])('a message is answered: %s', async (_, message, answer) => {
    expect((await sendMessage(message)).texts).toEqual([answer])
  })

  it('a binary message that is not UTF-8 is a parse error', async () => {
    const { texts } = await sendMessage(frame(OPCODES.binary, Uint8Array.of(0x22, 0xff, 0x22)))
    expect(texts).toEqual([expect.stringContaining('-32700')])
  })

  it('a message of notifications gets no response', async () => {
    const { texts } = await sendMessage(Buffer.concat([text('{"jsonrpc":"2.0","method":"add"}'), text(READ)]))
    expect(texts).toEqual(['{"jsonrpc":"2.0","id":1,"result":1}'])
  })

  it('a message may be in fragments with pings between them', async () => {
    const { port } = await startWebSocketServer()
    const { socket, texts, frames, until } = await openRaw(port)
    const parts = [...READ].map((letter, index) =>
      frame(index === 0 ? OPCODES.text : OPCODES.continuation, letter, { isLast: index === READ.length - 1 }),
    )
    const ping = frame(OPCODES.ping, 'x')
    for (const [index, part] of parts.entries()) socket.write(index % 8 === 0 ? Buffer.concat([ping, part]) : part)
    await until(() => texts().length > 0)
    expect(texts()).toEqual([ANSWER])
    expect(frames.filter(({ opcode }) => opcode === OPCODES.pong).length).toBeGreaterThan(0)
  })

  it('a message may be received byte by byte', async () => {
    const { port } = await startWebSocketServer()
    const { socket, texts, until } = await openRaw(port)
    for (const byte of text(READ)) socket.write(Uint8Array.of(byte))
    await until(() => texts().length > 0)
    expect(texts()).toEqual([ANSWER])
  })

  it('a response in pieces has the maximum response length', async () => {
    let given = 0
    async function* endless() {
      for (;;) {
        given++
        yield 'x'.repeat(500)
      }
    }
    const { texts } = await sendMessage(text(call('stream')), {
      handlers: { stream: async () => new ReadyJson(endless()) },
    })
    expect(texts).toEqual([
      '{"jsonrpc":"2.0","id":1,"error":{"code":-32011,"message":"Response size limit of 2000 bytes exceeded","data":{"limitBytes":2000}}}',
    ])
    expect(given).toBeLessThan(6)
  })
})

describe('invalid bytes', () => {
  it.each<[what: string, bytes: Buffer, code: number]>([
    ['a message beyond the limit', frame(OPCODES.text, '', { announced: 10_001 }), 1009],
    ['one that announces exabytes', frame(OPCODES.text, '', { announced: 2 ** 52 }), 1009],
    [
      'fragments beyond the limit together',
      Buffer.concat(
        Array.from({ length: 3 }, (_, i) =>
          frame(i === 0 ? OPCODES.text : OPCODES.continuation, 'x'.repeat(4_000), { isLast: false }),
        ),
      ),
      1009,
    ],
    ['a text that is no UTF-8', frame(OPCODES.text, Uint8Array.of(0xff)), 1007],
    ['a frame without mask', Buffer.from([0x81, 0x00]), 1002],
    ['an unknown opcode', frame(3, ''), 1002],
    ['a continuation of nothing', frame(OPCODES.continuation, 'x'), 1002],
    ['a long ping', frame(OPCODES.ping, 'x'.repeat(126)), 1002],
    ['a compressed message', Buffer.from([0xc1, 0x80, 0, 0, 0, 0]), 1002],
  ])('invalid bytes end only their connection: %s', async (_, bytes, code) => {
    const { port, url } = await startWebSocketServer()
    const other = await openClient(url())
    const { socket, end, closed } = await openRaw(port)
    socket.write(bytes)
    expect(await end()).toMatchObject({ code })
    socket.end()
    await closed
    expect(await other.call('read')).toMatchObject({ result: 0 })
  })

  it('compression is not negotiated', async () => {
    const { port } = await startWebSocketServer()
    const { head } = await openRaw(port, { headers: { 'Sec-WebSocket-Extensions': 'permessage-deflate' } })
    expect(head()).not.toMatch(/permessage-deflate/i)
  })
})

describe('the allowance of a key', () => {
  it('a key is charged for each request of a message, and the refusal has its id', async () => {
    const { port } = await startWebSocketServer()
    const { socket, texts, until } = await openRaw(port, { path: '/regtest/daily_key' }) // 1 of 4
    socket.write(text(`[${READ},${READ}]`))
    await until(() => texts().length === 1)
    socket.write(Buffer.concat([text(`[${READ},${READ}]`), text(READ), text(call('read', [], 'seven'))]))
    await until(() => texts().length === 4)
    const refusal = { code: -32005, message: 'limit of 4 requests per day exceeded' }
    const answers = texts().map((one) => JSON.parse(one))
    const byId = (id: unknown) => answers.find((answer) => answer.id === id)
    expect([byId(null), byId(1), byId('seven')]).toMatchObject([{ error: refusal }, { result: 0 }, { error: refusal }])
  })

  it('HTTP and WebSocket share the allowance of a key', async () => {
    const { url, send } = await startWebSocketServer()
    const client = await openClient(url('regtest/daily_key'))
    await client.call('read')
    expect((await send({ path: '/regtest/daily_key' })).status).toBe(200)
    await client.call('read')
    expect((await send({ path: '/regtest/daily_key' })).status).toBe(429)
  })

  it('the methods of a key apply to messages', async () => {
    const { url } = await startWebSocketServer()
    const client = await openClient(url('regtest/reader_key'))
    expect(await client.call('read')).toMatchObject({ result: 0 })
    expect(await client.call('echo')).toMatchObject({ error: { code: -32003 } })
  })
})

describe('a flood', () => {
  it('messages beyond the concurrent maximum are not read, and run in order', async () => {
    const { hold, begun, count, release } = heldMethod()
    const { port } = await startWebSocketServer({ handlers: { hold }, webSocketBounds: { messagesAtOnce: 3 } })
    const { socket, frames, texts, until } = await openRaw(port)
    const others = Array.from({ length: 2_000 }, (_, i) => text(call('echo', ['x'.repeat(1_000)], i)))
    socket.write(Buffer.concat([...Array(3).fill(text(call('hold'))), ...others]))
    await begun(3)
    expect([count(), texts().length]).toEqual([3, 0])
    release()
    await until(() => frames.length === 2_003)
    expect(
      texts()
        .slice(3)
        .map((one) => JSON.parse(one).id),
    ).toEqual(others.map((_, i) => i))
  })

  it('pings are answered no faster than the client reads', async () => {
    const { port, url } = await startWebSocketServer()
    const { socket, closed } = await openRaw(port)
    socket.pause()
    socket.write(Buffer.concat(Array<Buffer>(50_000).fill(frame(OPCODES.ping, 'x'.repeat(125)))))
    const other = await openClient(url())
    expect(await other.call('read')).toMatchObject({ result: 0 })
    socket.destroy()
    await closed
  })

  it('a flood of upgrades leaves no connection', async () => {
    const { port, send } = await startWebSocketServer({ isOpen: true, bounds: { maxConnections: 300 } })
    for (let round = 0; round < 8; round++) {
      const opened = await Promise.all(Array.from({ length: 50 }, () => openRaw(port, { path: '/regtest' })))
      expect(opened.every(({ head }) => head().startsWith('HTTP/1.1 101'))).toBe(true)
      for (const { socket } of opened) socket.destroy()
    }
    expect((await send({ path: '/regtest' })).status).toBe(200)
  })
})

describe('a client that leaves', () => {
  it('the calls of a client that leaves are aborted', async () => {
    let begin = () => {}
    const begun = new Promise<void>((resolve) => {
      begin = resolve
    })
    let stop = () => {}
    const stopped = new Promise<void>((resolve) => {
      stop = resolve
    })
    const watched = (_engine: unknown, _params: unknown, { signal }: { signal: AbortSignal }) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => {
          stop()
          resolve(true)
        })
        begin()
      })
    const { url } = await startWebSocketServer({ handlers: { watched } })
    const client = await openClient(url())
    client.send(call('watched'))
    await begun
    client.socket.terminate()
    await stopped
  })
})

it('other clients are served between many messages of one write', async () => {
  let seen = 0
  let isDone = false
  const count = () => {
    seen++
    if (!isDone) setImmediate(count)
  }
  const busy = () => {
    for (const endMs = performance.now() + 1; performance.now() < endMs; );
    return seen
  }
  const { port } = await startWebSocketServer({ handlers: { busy } })
  const { socket, texts, until } = await openRaw(port)
  count()
  socket.write(Buffer.concat(Array.from({ length: 40 }, () => text(call('busy')))))
  await until(() => texts().length === 40)
  isDone = true
  const turns = texts().map((one) => JSON.parse(one).result)
  expect(new Set(turns).size).toBeGreaterThanOrEqual(10)
  expect(turns).toEqual([...turns].sort((one, other) => one - other))
  socket.destroy()
})
