import { createServer, type RequestListener } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import type { Timer } from '../../../src/base/clock.ts'
import { openStateSource, STALLED_AFTER_MS } from '../../../src/cli/state/openStateSource.ts'
import { createDeferred } from '../../../src/concurrency/deferred.ts'
import { holdTimer } from '../../_helpers/heldTimer.ts'
import { listen } from '../../_helpers/listen.ts'

const CONTENT = Buffer.from('0123456789')

/** Serves files on loopback until the test ends, and returns the URL of one of them, with a key. */
async function serve(answer: RequestListener): Promise<string> {
  const { port, close } = await listen(createServer(answer))
  onTestFinished(close)
  return `http://user:password@127.0.0.1:${port}/state.bin?key=secret`
}

async function readAll(url: string, timer?: Timer) {
  const file = await openStateSource(url, timer)
  try {
    const chunks: Uint8Array[] = []
    for await (const chunk of file.chunks) chunks.push(chunk)
    return { content: Buffer.concat(chunks).toString(), totalBytes: file.totalBytes, name: file.name }
  } finally {
    await file.close()
  }
}

it('a URL is read with the length that the server states, and its name has no secrets', async () => {
  const credentials = `Basic ${Buffer.from('user:password').toString('base64')}`
  const url = await serve((request, response) => {
    const status = request.headers.authorization === credentials && request.url === '/state.bin?key=secret' ? 200 : 401
    response.writeHead(status, { 'content-length': 10 }).end(CONTENT)
  })
  const name = new URL(url).origin
  expect(await readAll(url)).toEqual({ content: CONTENT.toString(), totalBytes: 10, name })
})

it('a URL without a length, and behind a redirect, is read', async () => {
  const url = await serve((request, response) => {
    if (request.url === '/moved') response.write(CONTENT, () => void response.end())
    else response.writeHead(302, { location: '/moved' }).end()
  })
  expect(await readAll(url)).toMatchObject({ content: CONTENT.toString(), totalBytes: undefined })
})

it.each<[name: string, answer: RequestListener, problem: string]>([
  [
    'status 404',
    (_, response) => response.writeHead(404).end('nothing'),
    'state: must be a file that the server returns, got status 404 of http://127.0.0.1',
  ],
  [
    'a body that ends before its length',
    (_, response) => response.writeHead(200, { 'content-length': 99 }).write(CONTENT, () => response.destroy()),
    'state: must be readable, got http://127.0.0.1',
  ],
  ['endless redirects', (_, response) => response.writeHead(302, { location: '/' }).end(), 'redirect count exceeded'],
  ['a connection that is closed', (request) => request.socket.destroy(), 'state: must be readable'],
])('a URL with %s is refused without its secrets', async (_, answer, problem) => {
  const url = await serve(answer)
  const refused = await readAll(url).then(
    () => 'was read',
    (error: Error) => `${error.name} ${error.message}`,
  )
  expect(refused).toContain(problem)
  expect(refused).not.toMatch(/secret|password/)
})

it('a URL at which nothing listens is refused', async () => {
  const { port, close } = await listen(createServer())
  await close()
  await expect(readAll(`http://127.0.0.1:${port}/`)).rejects.toThrow('ECONNREFUSED')
})

it('a download that stalls before or in its body is ended, and one that takes long is not', async () => {
  const timer = holdTimer()
  const asked = createDeferred<void>()
  const silent = readAll(await serve(() => asked.resolve()), timer)
  await asked.promise
  timer.advance(STALLED_AFTER_MS)
  await expect(silent).rejects.toThrow('no byte for 60 s')

  const answered = createDeferred<(text: string) => void>()
  const url = await serve((_, response) => {
    response.flushHeaders()
    answered.resolve((text) => response.write(text))
  })
  const file = await openStateSource(url, timer)
  const send = await answered.promise
  const chunks = file.chunks[Symbol.asyncIterator]()
  for (let chunk = 0; chunk < 3; chunk++) {
    const next = chunks.next()
    timer.advance(STALLED_AFTER_MS - 1)
    send('part')
    expect((await next).value?.toString()).toBeDefined()
    timer.advance(10 * STALLED_AFTER_MS) // the time of the caller does not count
    await setImmediate()
  }
  const stalled = chunks.next()
  timer.advance(STALLED_AFTER_MS)
  timer.advance(STALLED_AFTER_MS)
  await expect(stalled).rejects.toThrow('no byte for 60 s')
  await file.close()
})
