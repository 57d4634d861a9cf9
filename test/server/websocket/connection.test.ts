import { describe, expect, it } from 'vitest'
import type { Abortable } from '../../../src/concurrency/abortable.ts'
import type { NotificationSource } from '../../../src/notifications/channel.ts'
import type { Caller } from '../../../src/rpc/caller.ts'
import { ANY_LENGTH, READ } from '../_testServer.ts'
import { frame, OPCODES, openRaw, text } from './_frames.ts'
import { heldMethod, openClient, startWebSocketServer } from './_webSocketServer.ts'

describe('a client', () => {
  it('a silent client gets a ping and stays connected if it responds', async () => {
    const { port, advance } = await startWebSocketServer()
    const { socket, frames, until, texts } = await openRaw(port)
    const pings = () => frames.filter(({ opcode }) => opcode === OPCODES.ping).length
    for (let asked = 1; asked <= 3; asked++) {
      while (pings() < asked) await advance(1_000)
      socket.write(frame(OPCODES.pong, ''))
      const before = texts().length
      socket.write(text(READ)) // whose answer shows that the pong has come
      await until(() => texts().length > before)
    }
    expect(texts()).toHaveLength(3)
  })

  it('an idle client that has read everything stays connected', async () => {
    const { port, advance } = await startWebSocketServer()
    const { socket, frames, until, texts } = await openRaw(port)
    const count = (opcode: number) => frames.filter((one) => one.opcode === opcode).length
    socket.write(text(READ))
    await until(() => texts().length === 1)
    for (let asked = 1; asked <= 3; asked++) {
      while (count(OPCODES.ping) < asked) await advance(1_000)
      socket.write(Buffer.concat([frame(OPCODES.pong, ''), frame(OPCODES.ping, '')]))
      await until(() => count(OPCODES.pong) === asked) // so the pong before it was received
    }
    socket.write(text(READ))
    await until(() => texts().length === 2)
  })

  it('a client that does not respond to pings is disconnected', async () => {
    const { port, advance } = await startWebSocketServer()
    const { frames, closed, until } = await openRaw(port)
    while (frames.length === 0) await advance(1_000)
    await advance(31_000)
    await until(() => false)
    await closed
    expect(frames.map(({ opcode }) => opcode)).toEqual([OPCODES.ping])
  })

  it.each<[what: string, begin: Buffer, more: () => Buffer]>([
    ['byte by byte', frame(OPCODES.text, '', { announced: 9_000 }), () => Buffer.from(' ')],
    [
      'in fragments with pongs',
      frame(OPCODES.text, ' ', { isLast: false }),
      () => Buffer.concat([frame(OPCODES.pong, 'here'), frame(OPCODES.continuation, ' ', { isLast: false })]),
    ],
  ])('a client with an endless message is disconnected: %s', async (_, begin, more) => {
    const { port, advance } = await startWebSocketServer()
    const { socket, end, frames } = await openRaw(port)
    socket.write(begin)
    const isOver = () => frames.some(({ opcode }) => opcode === OPCODES.close)
    for (let i = 0; i < 200 && !isOver(); i++) {
      socket.write(more())
      await advance(1_000)
    }
    expect(await end()).toEqual({ code: 1008, reason: 'a message took too long' })
  })

  it('a client that only answers pings stays connected', async () => {
    const { port, advance } = await startWebSocketServer()
    const { socket, texts, until } = await openRaw(port)
    for (let i = 0; i < 100; i++) {
      socket.write(frame(OPCODES.pong, 'x'.repeat(i)))
      await advance(1_000)
    }
    socket.write(text(READ))
    await until(() => texts().length > 0)
    expect(texts()).toHaveLength(1)
  })
})

it('a call that reads its signal after the client has left is aborted', async () => {
  const held = heldMethod()
  let tell = (_isAborted: boolean) => {}
  const seen = new Promise<boolean>((resolve) => {
    tell = resolve
  })
  const late = async (_engine: unknown, _params: unknown, call: Abortable) => {
    await held.hold()
    tell(call.signal.aborted)
    return true
  }
  const { url, subscribers } = await startWebSocketServer({ handlers: { late } })
  const client = await openClient(url())
  await client.call('subscribe')
  client.send('{"id":1,"method":"late"}')
  await held.begun(1)
  client.socket.terminate()
  while (subscribers[0]?.ended !== true) await new Promise((resolve) => setImmediate(resolve))
  held.release()
  expect(await seen).toBe(true)
})

describe('a client that does not read', () => {
  const BIG = 'x'.repeat(100_000)
  const limits = { ...ANY_LENGTH, batchLimit: 5, batchConcurrency: 4 }

  it('messages of a client that does not read wait, and are answered when it reads', async () => {
    let asked = 0
    const big = async () => {
      asked++
      return BIG
    }
    const { port } = await startWebSocketServer({ handlers: { big }, limits })
    const { socket, frames, texts, until } = await openRaw(port)
    socket.pause()
    const count = 650
    for (let i = 0; i < count; i++) socket.write(text(`{"jsonrpc":"2.0","id":${i},"method":"big"}`))
    let before = -1
    while (asked !== before) {
      before = asked
      for (let i = 0; i < 200; i++) await new Promise((resolve) => setImmediate(resolve))
    }
    expect(asked).toBeLessThan(600) // what the kernel's buffers take, and then little
    socket.resume()
    await until(() => frames.length === count)
    expect(texts().map((one) => JSON.parse(one).id)).toEqual(Array.from({ length: count }, (_, i) => i))
  })

  it('notifications of a client that does not read wait, and are sent when it reads', async () => {
    const { port, subscribers } = await startWebSocketServer()
    const { socket, frames, until } = await openRaw(port)
    socket.write(text('{"id":1,"method":"subscribe"}'))
    await until(() => frames.length === 1)
    const [one] = subscribers
    if (one === undefined) throw new Error('nobody has subscribed')
    socket.pause()
    let told = 0
    while (one.subscriber.isReady()) {
      one.subscriber.notify(`"result":"${BIG}"`)
      if (++told % 10 === 0) await new Promise((resolve) => setImmediate(resolve))
      expect(told).toBeLessThan(1_000)
    }
    expect(one.resumed).toBe(0)
    socket.resume()
    await until(() => frames.length === told + 1)
    expect([one.resumed, one.subscriber.isReady()]).toEqual([1, true])
  })

  it('a client that does not read is disconnected after the write timeout', async () => {
    const { port, subscribers, advance } = await startWebSocketServer()
    const { socket, texts, until, end } = await openRaw(port)
    socket.write(text('{"id":1,"method":"subscribe"}'))
    await until(() => texts().length === 1)
    const [one] = subscribers
    if (one === undefined) throw new Error('nobody has subscribed')
    socket.pause()
    while (one.subscriber.isReady()) {
      one.subscriber.notify(`"result":"${BIG}"`)
      await new Promise((resolve) => setImmediate(resolve))
    }
    await advance(29_000)
    expect(one.ended).toBe(false)
    await advance(35_000)
    expect(one.ended).toBe(true)
    socket.resume() // what it would have read had it gone on
    expect(
      await Promise.race([end(), new Promise((resolve) => socket.on('close', () => resolve('cut')))]),
    ).toBeDefined()
  })
})

describe('subscriptions', () => {
  it('a subscription starts after the response with its id of 128 random bits', async () => {
    const { url, subscribers } = await startWebSocketServer()
    const client = await openClient(url())
    const answers = await Promise.all([client.call('subscribe'), client.call('subscribe')])
    const ids = answers.map((answer) => (answer as { result: string }).result)
    expect(new Set(ids).size).toBe(2)
    for (const id of ids) expect(id).toMatch(/^0x[0-9a-f]{32}$/)
    subscribers[1]?.subscriber.notify('"result":5,"cursor":"x"')
    await client.until(() => client.received.length === 3)
    expect(client.received[2]).toEqual({
      jsonrpc: '2.0',
      method: 'eth_subscription',
      params: { subscription: ids[1], result: 5, cursor: 'x' },
    })
  })

  it('a subscription ends once on request, and only on its own connection', async () => {
    const { url, subscribers } = await startWebSocketServer()
    const [client, other] = [await openClient(url()), await openClient(url())]
    const { result: id } = (await client.call('subscribe')) as { result: string }
    expect(await other.call('unsubscribe', [id])).toMatchObject({ result: false })
    expect(await client.call('unsubscribe', ['0x1'])).toMatchObject({ result: false })
    expect(subscribers[0]?.ended).toBe(false)
    expect(await client.call('unsubscribe', [id])).toMatchObject({ result: true })
    expect(subscribers[0]?.ended).toBe(true)
    expect(await client.call('unsubscribe', [id])).toMatchObject({ result: false })
  })

  it('subscriptions end with their connection', async () => {
    const { url, subscribers, close } = await startWebSocketServer()
    const client = await openClient(url())
    await client.call('subscribe')
    client.socket.terminate()
    await close()
    expect(subscribers.map(({ ended }) => ended)).toEqual([true])
  })

  it('subscriptions have a maximum per connection and key, and are released when they end', async () => {
    const webSocketBounds = { subscriptionsPerConnection: 2, subscriptionsPerKey: 3 }
    const { url } = await startWebSocketServer({ webSocketBounds })
    const [one, other] = [await openClient(url()), await openClient(url())]
    const { result: id } = (await one.call('subscribe')) as { result: string }
    await one.call('subscribe')
    const refusal = (message: string) => ({ error: { code: -32005, message } })
    expect(await one.call('subscribe')).toMatchObject(refusal('limit of 2 subscriptions of a connection exceeded'))
    await other.call('subscribe')
    expect(await other.call('subscribe')).toMatchObject(refusal('limit of 3 subscriptions exceeded'))
    await one.call('unsubscribe', [id])
    expect(await other.call('subscribe')).toMatchObject({ result: expect.stringMatching(/^0x/) })
    const third = await openClient(url())
    other.socket.terminate()
    let answer: unknown
    do answer = await third.call('subscribe')
    while (!Object.hasOwn(answer as object, 'result')) // the server hears of it in its own time
    expect(answer).toMatchObject({ result: expect.stringMatching(/^0x/) })
  })

  it('subscriptions count with their weight for the key, and release it', async () => {
    const { url } = await startWebSocketServer({ webSocketBounds: { subscriptionsPerKey: 12 } })
    const client = await openClient(url())
    const { result: id } = (await client.call('subscribe', [11])) as { result: string }
    await client.call('subscribe')
    const refusal = { code: -32005, message: 'limit of 12 subscriptions exceeded' }
    expect(await client.call('subscribe')).toMatchObject({ error: refusal })
    await client.call('unsubscribe', [id])
    expect(await client.call('subscribe', [11])).toMatchObject({ result: expect.stringMatching(/^0x/) })
  })

  it('a subscription that ends in its own batch never starts', async () => {
    let id: string | undefined
    let begun = 0
    const source: NotificationSource = () => {
      begun++
      return { resume() {}, end() {} }
    }
    // `add…` changes state for this server, so the next waits for it.
    const add = async (_engine: unknown, _params: unknown, _call: unknown, { notifications }: Caller) => {
      id = notifications?.subscribe(source)
      return id
    }
    const drop = async (_engine: unknown, _params: unknown, _call: unknown, { notifications }: Caller) =>
      notifications?.unsubscribe(id ?? '')
    const { url } = await startWebSocketServer({ handlers: { add, drop } })
    const client = await openClient(url())
    client.send('[{"id":1,"method":"add"},{"id":2,"method":"drop"}]')
    await client.until(() => client.received.length === 1)
    expect(client.received).toMatchObject([[{ result: id }, { result: true }]])
    expect(begun).toBe(0)
  })

  it('a subscription can end the connection with a reason', async () => {
    const { url, subscribers } = await startWebSocketServer()
    const client = await openClient(url())
    await client.call('subscribe')
    subscribers[0]?.subscriber.fail('the reader is too slow')
    expect(await client.closed).toEqual({ code: 1013, reason: 'the reader is too slow' })
    expect(subscribers[0]?.ended).toBe(true)
  })
})

describe('a server that stops', () => {
  it('a server that stops answers running messages, starts no more and sends 1001', async () => {
    const { hold, begun, release } = heldMethod()
    const { url, close } = await startWebSocketServer({ handlers: { hold } })
    const [busy, idle] = [await openClient(url()), await openClient(url())]
    busy.send('{"id":1,"method":"hold"}')
    await begun(1)
    const closing = close()
    expect(await idle.closed).toEqual({ code: 1001, reason: 'the server is stopping' })
    busy.send('{"id":2,"method":"read"}')
    release()
    expect(await busy.closed).toEqual({ code: 1001, reason: 'the server is stopping' })
    expect(busy.received).toEqual([{ jsonrpc: '2.0', id: 1, result: 'released' }])
    await closing
  })

  it('a server that stops cuts off connections after its grace time', async () => {
    const { port, close } = await startWebSocketServer()
    const { end, closed } = await openRaw(port) // it never answers the end
    const closing = close(50)
    expect(await end()).toMatchObject({ code: 1001 })
    await closing
    await closed
  })

  it('a connection without a close frame from its client is cut off', async () => {
    const { port, close, advance } = await startWebSocketServer()
    const { end, closed } = await openRaw(port)
    await advance(1_000)
    const closing = close()
    expect(await end()).toMatchObject({ code: 1001 })
    await advance(12_000)
    await closing
    await closed
  })
})
