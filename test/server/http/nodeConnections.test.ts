import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { ANY_LENGTH, READ, startTestServer } from '../_testServer.ts'
import { frame, handshake, OPCODES, openRaw, text } from '../websocket/_frames.ts'
import { heldMethod } from '../websocket/_webSocketServer.ts'
import { call, open } from './fast/_client.ts'
import { turns } from './fast/_pair.ts'
import { post } from './fast/_requests.ts'

const times = (count: number, bytes: Buffer) => Buffer.concat(Array.from({ length: count }, () => bytes))

/** Opens a connection whose client reads only on request. */
async function openUnread(port: number) {
  const connection = await open(port)
  const chunks: string[] = []
  connection.socket.on('data', (chunk) => chunks.push(chunk.toString('latin1').replace(/x+/g, 'x')))
  connection.socket.pause()
  const counted = new Map<string, { readonly count: number; readonly chunks: number; readonly end: string }>()
  /** Returns how often a text was received. It runs in each iteration of the event loop, so it reads only new chunks. */
  const count = (what: string) => {
    const before = counted.get(what) ?? { count: 0, chunks: 0, end: '' }
    if (before.chunks === chunks.length) return before.count
    const text = before.end + chunks.slice(before.chunks).join('')
    const all = before.count + text.split(what).length - 1
    counted.set(what, { count: all, chunks: chunks.length, end: text.slice(1 - what.length) })
    return all
  }
  const until = async (holds: () => boolean) => {
    while (!holds()) await turns(1)
  }
  return { ...connection, count, until }
}

describe.each([true, false])('requests that are sent in one go (fast path: %s)', (hasFastPath) => {
  it('pipelined requests start in order, each after the response before', async () => {
    const { hold, begun, count, release } = heldMethod()
    const { port } = await startTestServer({ hasFastPath, handlers: { hold } })
    const client = await openUnread(port)
    client.socket.resume()
    client.socket.write(times(36, call('hold')))
    for (let answered = 0; answered < 36; answered++) {
      await begun(1)
      await turns(5)
      expect(count()).toBe(1)
      expect(client.count('"result"')).toBe(answered)
      release()
      await client.until(() => client.count('"result"') === answered + 1)
    }
    client.socket.destroy()
  })

  it('a pipelined request starts when the client has read the response before', async () => {
    let begun = 0
    const long = () => {
      begun++
      return 'x'.repeat(3_000_000)
    }
    const { port } = await startTestServer({ hasFastPath, limits: ANY_LENGTH, handlers: { long } })
    const client = await openUnread(port)
    client.socket.write(times(16, call('long')))
    await client.until(() => begun > 0)
    await turns(300)
    expect(begun).toBeLessThan(12) // the system's buffers, and one
    client.socket.resume()
    await client.until(() => client.count('"result"') === 16)
    client.socket.destroy()
  })

  it('pipelined requests are not read while one runs', async () => {
    const { hold, begun, release } = heldMethod()
    const { port } = await startTestServer({ hasFastPath, handlers: { hold, read: () => 0 } })
    const client = await openUnread(port)
    client.socket.resume()
    client.socket.write(call('hold'))
    await begun(1)
    const long = post({ body: READ.padEnd(9000) })
    client.socket.write(Buffer.concat([times(600, long), times(1000, call('read')), times(1600, long)]))
    await turns(300)
    expect(client.socket.writableLength).toBeGreaterThan(8_000_000) // of 20 million
    release()
    await client.until(() => client.count('"result":0') > 700)
    client.socket.destroy()
  })

  it('other connections are served between pipelined requests', async () => {
    let seen = 0
    const work = () => {
      for (const endMs = performance.now() + 1; performance.now() < endMs; );
      return seen
    }
    const { port } = await startTestServer({ hasFastPath, handlers: { work } })
    const client = await openUnread(port)
    client.socket.resume()
    const count = () => {
      seen++
      if (!client.socket.destroyed) setImmediate(count)
    }
    count()
    client.socket.write(times(20, call('work')))
    await client.until(() => client.count('"result"') === 20)
    client.socket.destroy()
    expect(seen).toBeGreaterThan(20)
  })
})

it('pipelined requests of many connections share one time slice', async () => {
  let turn = 0
  const begunIn: number[] = []
  const work = () => {
    begunIn.push(turn)
    for (const endMs = performance.now() + 3; performance.now() < endMs; ); // longer than the time slice
    return 0
  }
  const { port } = await startTestServer({ hasFastPath: false, handlers: { free: () => 0, work } })
  const clients = await Promise.all(Array.from({ length: 20 }, () => openUnread(port)))
  const count = () => {
    turn++
    if (begunIn.length < 80) setImmediate(count)
  }
  count()
  for (const { socket } of clients) socket.resume().write(Buffer.concat([call('free'), times(4, call('work'))]))
  for (const { until, count } of clients) await until(() => count('"result"') === 5)
  for (const { socket } of clients) socket.destroy()
  expect(begunIn).toHaveLength(80)
  expect(Math.max(...begunIn.map((turn) => begunIn.filter((other) => other === turn).length))).toBeLessThanOrEqual(2)
})

it('requests that Node refuses are answered in order', async () => {
  const { port, send } = await startTestServer()
  const client = await openUnread(port)
  const expecting = Buffer.from('GET / HTTP/1.1\r\nHost: x\r\nExpect: x\r\n\r\n')
  client.socket.write(times(2000, expecting)) // more than one read of the socket
  await turns(200)
  client.socket.resume()
  await client.until(() => client.count('HTTP/1.1 417') === 2000)
  const nameless = Buffer.from('GET / HTTP/1.1\r\n\r\n')
  client.socket.write(times(1000, nameless))
  await client.closed
  expect(client.count('HTTP/1.1 400')).toBeGreaterThan(0)
  expect((await send({})).status).toBe(200)
})

it('no pipelined request runs after its client has left', async () => {
  let begun = 0
  const add = () => ++begun
  const { hold, begun: held, release } = heldMethod()
  const { port, close } = await startTestServer({ handlers: { hold, add } })
  const client = await openUnread(port)
  client.socket.write(Buffer.concat([call('hold'), times(50, call('add'))]))
  await held(1)
  client.socket.resetAndDestroy()
  await client.closed
  await turns(20)
  release()
  await close()
  expect(begun).toBe(0)
})

it('all bytes after an upgrade request reach the WebSocket', async () => {
  const { port } = await startTestServer({ bodyLimitBytes: 100_000 })
  const messages = [frame(OPCODES.text, READ.padEnd(3000)), text(READ), frame(OPCODES.text, READ.padEnd(70_000))]
  const { texts, until, socket } = await openRaw(port, { behind: Buffer.concat(messages) })
  await until(() => texts().length === 3)
  expect(texts()).toEqual(Array.from({ length: 3 }, () => '{"jsonrpc":"2.0","id":1,"result":0}'))
  socket.destroy()
})

it('an upgrade request is answered after the requests before it', async () => {
  const { port } = await startTestServer()
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.on('data', (chunk) => (received += chunk.toString('latin1')))
  socket.write(Buffer.concat([times(5, post()), Buffer.from(handshake()), text(READ)]))
  while (!/HTTP\/1.1 101[\s\S]*"result":0}$/.test(received)) await turns(1)
  expect(received.split('HTTP/1.1 200').length - 1).toBe(5)
  expect(received.indexOf('HTTP/1.1 101')).toBeGreaterThan(received.lastIndexOf('HTTP/1.1 200'))
  socket.destroy()
})
