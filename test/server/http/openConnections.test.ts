import { connect, Socket } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createAddressSet } from '../../../src/base/addressRanges.ts'
import { OpenConnections, type OpenConnectionsOptions } from '../../../src/server/http/openConnections.ts'
import { startTestServer } from '../_testServer.ts'
import { call, heldMethod, open as openTo } from './fast/_client.ts'
import { post } from './fast/_requests.ts'

const UNLIMITED = Number.MAX_SAFE_INTEGER
const [ATTACKER, CUSTOMER, OTHER] = ['192.0.2.1', '192.0.2.2', '192.0.2.3']

/** Creates a socket of a client with an address. */
function socketFrom(address: string): Socket {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: address })
  onTestFinished(() => void socket.destroy())
  return socket
}

/** Creates connections with these bounds. `open` adds one and returns its entry. */
function connectionsWith(bounds: Partial<OpenConnectionsOptions>) {
  const refused: string[] = []
  const connections = new OpenConnections({
    ...{ maxConnections: UNLIMITED, perAddress: UNLIMITED, perKey: UNLIMITED, isProxy: () => false },
    onRefused: (reason) => refused.push(reason),
    ...bounds,
  })
  return {
    refused,
    connections,
    open(address: string, { key, isIdle = true }: { key?: string; isIdle?: boolean } = {}) {
      const socket = socketFrom(address)
      const entry = connections.open(socket)
      if (entry !== undefined) entry.isIdle = () => isIdle
      if (key !== undefined) entry?.claim({ keyId: key, isBounded: true })
      return { entry, isOpen: () => entry !== undefined && !socket.destroyed, socket }
    },
  }
}

const openOf = (all: readonly { isOpen(): boolean }[]) => all.map(({ isOpen }) => isOpen())

describe('at the maximum of connections', () => {
  it('a new connection replaces one without a valid key of the client with most of these', () => {
    const { open, refused } = connectionsWith({ maxConnections: 4 })
    const customer = open(CUSTOMER, { key: 'customer' })
    const attackers = [open(ATTACKER, { isIdle: false }), open(OTHER), open(ATTACKER, { isIdle: false })]
    const next = open(CUSTOMER)
    expect(openOf([customer, ...attackers, next])).toEqual([true, false, true, true, true])
    expect(refused).toEqual(['connections'])
  })

  it('a new connection replaces an idle one without a valid key before a sending one', () => {
    const { open } = connectionsWith({ maxConnections: 2 })
    const attackers = [open(ATTACKER, { isIdle: false }), open(ATTACKER)]
    expect(openOf([...attackers, open(CUSTOMER)])).toEqual([true, false, true])
  })

  it('a new connection replaces an idle one of the client with most, if all have a valid key', () => {
    const { open } = connectionsWith({ maxConnections: 4 })
    const few = open(OTHER, { key: 'other' })
    const many = [
      open(ATTACKER, { key: 'a', isIdle: false }),
      open(ATTACKER, { key: 'a' }),
      open(ATTACKER, { key: 'a' }),
    ]
    expect(openOf([few, ...many, open(CUSTOMER)])).toEqual([true, true, false, true, true])
  })

  it('a new connection replaces an idle one of a smaller client, if all of the largest are in use', () => {
    const { open } = connectionsWith({ maxConnections: 3 })
    const busy = [1, 2].map(() => open(ATTACKER, { key: 'a', isIdle: false }))
    const idle = open(OTHER, { key: 'b' })
    expect(openOf([...busy, idle, open(CUSTOMER)])).toEqual([true, true, false, true])
  })

  it('a new connection replaces one in use of a client with more connections', () => {
    const { open } = connectionsWith({ maxConnections: 3 })
    const busy = [1, 2, 3].map(() => open(ATTACKER, { key: 'a', isIdle: false }))
    const customers = [1, 2].map(() => open(CUSTOMER, { key: 'c', isIdle: false }))
    expect(openOf([...busy, ...customers])).toEqual([false, true, true, true, false])
  })

  it('a new connection is refused if all are in use and no client has more', () => {
    const { open, refused } = connectionsWith({ maxConnections: 2 })
    const busy = [open(ATTACKER, { key: 'a', isIdle: false }), open(OTHER, { key: 'b', isIdle: false })]
    expect(openOf([...busy, open(CUSTOMER)])).toEqual([true, true, false])
    expect(refused).toEqual(['connections'])
  })
})

describe('one address', () => {
  it('at the maximum of an address, a new connection replaces an idle one', () => {
    const { open, refused } = connectionsWith({ perAddress: 2 })
    const attackers = [1, 2].map(() => open(ATTACKER))
    const others = [1, 2].map(() => open(OTHER))
    expect(openOf([...attackers, ...others])).toEqual([true, true, true, true])
    expect(openOf([open(ATTACKER, { key: 'a', isIdle: false }), ...attackers])).toEqual([true, false, true])
    expect(refused).toEqual(['address_connections'])
  })

  it('an address gets no further connection while all of its connections are in use', () => {
    const { open, refused } = connectionsWith({ perAddress: 1 })
    const busy = open(ATTACKER, { key: 'a', isIdle: false })
    expect(openOf([open(ATTACKER), busy])).toEqual([false, true])
    expect(refused).toEqual(['address_connections'])
  })

  it('one address is a whole IPv6 network', () => {
    const { open } = connectionsWith({ perAddress: 1 })
    const first = open('2001:db8:0:1::1', { key: 'a', isIdle: false })
    expect(openOf([open('2001:db8:0:1:ffff::2'), open('2001:db8:0:2::1'), first])).toEqual([false, true, true])
  })

  it('the address of a proxy has no limit', () => {
    const { open } = connectionsWith({ perAddress: 1, isProxy: createAddressSet([OTHER]) })
    expect(openOf([1, 2, 3].map(() => open(OTHER, { key: 'a', isIdle: false })))).toEqual([true, true, true])
  })
})

describe('one key', () => {
  const text = 'limit of 2 connections exceeded'

  it('at the maximum of a key, a new connection replaces an idle one', () => {
    const { open } = connectionsWith({ perKey: 2 })
    const [busy, idle] = [open(OTHER, { key: 'a', isIdle: false }), open(OTHER, { key: 'a' })]
    const next = open(CUSTOMER, { key: 'a', isIdle: false })
    expect(openOf([busy, idle, next])).toEqual([true, false, true])
    const refused = open(CUSTOMER)
    expect(() => refused.entry?.claim({ keyId: 'a', isBounded: true })).toThrow(text)
    expect(() => refused.entry?.claim({ keyId: 'b', isBounded: true })).not.toThrow()
  })

  it('a connection counts for the key of its last request', () => {
    const { open } = connectionsWith({ perKey: 2 })
    const shared = [1, 2].map(() => open(OTHER, { key: 'a', isIdle: false }))
    shared[0]?.entry?.claim({ keyId: 'b', isBounded: true })
    expect(() => open(OTHER, { key: 'a', isIdle: false })).not.toThrow()
    expect(() => open(OTHER, { key: 'a', isIdle: false })).toThrow(text)
  })

  it('the local key has no limit of connections', () => {
    const { open } = connectionsWith({ perKey: 1 })
    for (let i = 0; i < 3; i++)
      expect(() => open(OTHER, { isIdle: false }).entry?.claim({ keyId: 'local', isBounded: false })).not.toThrow()
  })
})

it('connections that have closed are not counted', async () => {
  const { open, connections } = connectionsWith({ maxConnections: 2 })
  const all = [open(ATTACKER, { key: 'a' }), open(CUSTOMER)]
  expect(connections.count).toBe(2)
  for (const { socket } of all) {
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.destroy()
    await closed
  }
  expect(connections.count).toBe(0)
})

/** Resolves when the server has ended a connection. */
const ended = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve))

describe.each([true, false])('a server, fast path: %s', (hasFastPath) => {
  it('a server answers a client while another one holds every connection without a key', async () => {
    const { port } = await startTestServer({ hasFastPath, bounds: { maxConnections: 3 } })
    const silent = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const socket = connect(port, '127.0.0.1')
        socket.on('error', () => undefined)
        await new Promise((resolve) => socket.once('connect', resolve))
        return socket
      }),
    )
    const closed = silent.map(ended)
    const { socket, answer } = await openTo(port)
    socket.write(post())
    expect(await answer()).toMatch(/^HTTP\/1.1 200/)
    await closed[0]
    for (const one of [...silent, socket]) one.destroy()
  })

  it('a further connection of a key is 429 while its connections are in use', async () => {
    const { hold, begun, release } = heldMethod()
    const handlers = { read: async () => 0, hold }
    const { port, send } = await startTestServer({ hasFastPath, handlers, bounds: { connectionsPerKey: 1 } })
    const { socket, answer } = await openTo(port)
    socket.write(call('hold'))
    await begun
    const refused = await send({})
    expect(refused.status).toBe(429)
    expect(JSON.parse(refused.text)).toMatchObject({
      error: { code: -32005, message: 'limit of 1 connections exceeded' },
    })
    release('')
    expect(await answer()).toMatch(/^HTTP\/1.1 200/)
    expect((await send({})).status).toBe(200)
    socket.destroy()
  })
})
