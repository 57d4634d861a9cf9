import { describe, expect, it } from 'vitest'
import { createRandom } from '../../_helpers/random.ts'
import { countSlowTurns, PIECES_PER_TURN } from '../_slowTurns.ts'
import { READ } from '../_testServer.ts'
import { turns } from '../http/fast/_pair.ts'
import { frame, OPCODES, openRaw, text } from './_frames.ts'
import { holdTimer, startWebSocketServer } from './_webSocketServer.ts'

const PONG = frame(OPCODES.pong, '')

/** A server with a manual timer, and the bounds that its clients exceeded. */
async function startServer(options: NonNullable<Parameters<typeof startWebSocketServer>[0]> = {}) {
  const { timer, advance } = holdTimer()
  const refused: unknown[] = []
  const onRefused = (...of: unknown[]) => refused.push(of)
  const server = await startWebSocketServer({ timer, onRefused, ...options })
  return { ...server, refused, advance }
}

describe('pings and pongs', () => {
  it.each([
    ['pongs', OPCODES.pong],
    ['pings', OPCODES.ping],
  ])('a flood of control frames ends its connection, and nothing more is read from it: %s', async (_name, opcode) => {
    const { port, refused } = await startServer()
    const { socket, end } = await openRaw(port)
    socket.write(Buffer.concat(Array.from({ length: 11 }, () => frame(opcode, ''))))
    expect(await end()).toEqual({ code: 1008, reason: 'too many pings and pongs' })
    expect(refused).toEqual([['control_frames', 'all']])
    for (let i = 0; i < 20; i++) socket.write(Buffer.alloc(1_000_000, PONG))
    await turns(500)
    expect(socket.destroyed || socket.writableLength > 8_000_000).toBe(true)
    socket.destroy()
  })

  it('pings at the permitted rate are answered without end', async () => {
    const { port, refused, advance } = await startServer()
    const { socket, texts, until } = await openRaw(port)
    for (let second = 1; second <= 30; second++) {
      socket.write(Buffer.concat([...Array.from({ length: 10 }, () => PONG), text(READ)]))
      await until(() => texts().length === second)
      await advance(1000)
    }
    expect(refused).toEqual([])
    socket.destroy()
  })
})

describe('a message that is arriving', () => {
  it('a message in too many pieces ends the connection', async () => {
    const { port, refused } = await startServer({ bounds: { bodyPieces: 20 } })
    const { socket, end } = await openRaw(port)
    const bytes = frame(OPCODES.text, ' '.repeat(200))
    let hasEnded = false
    const ended = end().then((close) => {
      hasEnded = true
      return close
    })
    for (const byte of bytes) {
      if (hasEnded) break
      socket.write(Uint8Array.of(byte))
      await turns(2)
    }
    expect(await ended).toEqual({ code: 1008, reason: 'a message is in too many pieces' })
    expect(refused).toEqual([['body_pieces', 'all']])
    socket.destroy()
  })

  it('a message in too many fragments ends the connection', async () => {
    const { port } = await startServer({ bounds: { bodyPieces: 20 } })
    const { socket, end } = await openRaw(port)
    const empty = frame(OPCODES.continuation, '', { isLast: false })
    socket.write(
      Buffer.concat([frame(OPCODES.text, READ, { isLast: false }), ...Array.from({ length: 30 }, () => empty)]),
    )
    expect(await end()).toMatchObject({ code: 1008 })
    socket.destroy()
  })

  it('arriving messages count with all bodies, and the largest one ends its connection', async () => {
    const { server, port, refused } = await startServer({ bounds: { receivedBytes: 200_000 }, bodyLimitBytes: 100_000 })
    const begin = async (path: string, bytes: number) => {
      const client = await openRaw(port, { path })
      client.socket.write(frame(OPCODES.text, ' '.repeat(bytes), { announced: 100_000 }))
      return client
    }
    const held = async () => (await server.stats()).receivedBytes
    const quiet = await begin('/regtest/all_key', 60_000)
    while ((await held()) < 60_000) await turns(1)
    const loud = [await begin('/regtest/reader_key', 80_000), await begin('/regtest/reader_key', 80_000)]
    const first = await Promise.race(loud.map((one) => one.end()))
    expect(first).toEqual({ code: 1013, reason: 'too many bytes of messages are arriving' })
    expect(refused).toEqual([['received_bytes', 'reader']])
    expect(await held()).toBeLessThanOrEqual(200_000)
    quiet.socket.write(' '.repeat(40_000))
    await quiet.until(() => quiet.texts().length === 1)
    expect(quiet.texts()[0]).toContain('-32700')
    for (const { socket } of [...loud, quiet]) socket.destroy()
    while ((await held()) > 0) await turns(1)
  })
})

it('invalid frames end only their connection, at any place of a chunk', async () => {
  const { port, send } = await startServer()
  const random = createRandom(7)
  const broken = [
    frame(OPCODES.text, '', { announced: 2 ** 30 }),
    frame(OPCODES.text, '', { announced: 20_000 }),
    frame(3, ''),
    frame(OPCODES.close, 'x'),
  ]
  for (let round = 0; round < 60; round++) {
    const { socket, closed, texts, until } = await openRaw(port)
    const messages = Array.from({ length: 20 }, () => text(READ.padEnd(READ.length + random(500))))
    const noise = Buffer.from(Array.from({ length: 20_000 }, () => random(256)))
    socket.write(Buffer.concat([...messages, broken[round % broken.length] ?? noise, noise]))
    await until(() => texts().length > 0)
    socket.end()
    await closed
  }
  expect((await send({})).status).toBe(200)
})

it('other clients are served between the pieces of a chunk of many frames', async () => {
  const { port } = await startServer({ bodyLimitBytes: 100_000 })
  const { socket, texts, until } = await openRaw(port)
  const countTurns = countSlowTurns()
  // In one read of the socket: a message in 2,000 fragments, 14 pieces of 4 KiB.
  const fragment = frame(OPCODES.continuation, ' '.repeat(22), { isLast: false })
  const fragments = Array.from({ length: 2_000 }, () => fragment)
  socket.write(
    Buffer.concat([frame(OPCODES.text, READ, { isLast: false }), ...fragments, frame(OPCODES.continuation, '')]),
  )
  await until(() => texts().length === 1)
  expect(texts()[0]).toContain('"result":0')
  socket.destroy()
  expect(countTurns()).toBeGreaterThan(12 / PIECES_PER_TURN)
})
