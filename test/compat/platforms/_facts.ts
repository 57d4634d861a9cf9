// Runs on each platform, so it imports nothing at run time.
import type { WebSocketConstructor } from '../../../src/client/webSocketLike.ts'

export interface Probe {
  /** Addresses of the probing server, without a slash at the end. */
  readonly http: string
  readonly ws: string
  /** Port on which no server listens. */
  readonly refused: number
  /** The package `ws`, on a platform without WebSocket. */
  readonly WebSocket?: WebSocketConstructor
  /** Returns the file that `require` of the client loads, on platforms with `require`. */
  readonly resolve?: () => string
}

/** Returns the facts about a platform on which the client relies, as the page prints them. */
export async function collectFacts({ http, ws, refused, WebSocket, resolve }: Probe): Promise<Record<string, string>> {
  const own = (globalThis as { WebSocket?: WebSocketConstructor }).WebSocket
  const Socket = requireDefined(WebSocket ?? own)

  /** Lists the events of a connection. */
  async function eventsOf(url: string, isClosedAtOnce = false): Promise<string> {
    const events: string[] = []
    const socket = new Socket(url)
    const ended = new Promise<void>((done) => {
      socket.addEventListener('open', () => events.push('open'))
      socket.addEventListener('error', () => done(void events.push('error')))
      socket.addEventListener('close', ({ code }) => done(void events.push(`close ${code}`)))
    })
    if (isClosedAtOnce) socket.close()
    await ended
    // An event that follows arrives before the answers to these requests.
    for (let i = 0; i < 10; i++) await fetch(http)
    return events.join(', ')
  }

  const statusOf = (url: string, init?: RequestInit) =>
    fetch(url, init).then(
      ({ status }) => `status ${status}`,
      ({ name }: Error) => name,
    )

  async function isFired(ms: number): Promise<boolean> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const fired = await Promise.race([
      new Promise<boolean>((done) => {
        timer = setTimeout(done, ms, true)
      }),
      (async () => {
        for (let i = 0; i < 10; i++) await fetch(http)
        return false
      })(),
    ])
    clearTimeout(timer)
    return fired
  }

  const invalid = caughtFrom(() => new URL('/path'))

  return {
    'has a WebSocket': own === undefined ? 'no: `ws`' : 'yes',
    'WebSocket: refused connection': await eventsOf(`ws://127.0.0.1:${refused}/`),
    'WebSocket: answered with status 404': await eventsOf(`${ws}/404`),
    'WebSocket: redirected': await eventsOf(`${ws}/redirect`),
    'WebSocket: closed by the page or program before it is open': await eventsOf(`${ws}/silent`, true),
    'WebSocket: cut when it is open': await eventsOf(`${ws}/cut`),
    'WebSocket: closed by the node, code 1013': await eventsOf(`${ws}/close`),
    'WebSocket: invalid frame': await eventsOf(`${ws}/invalid`),
    "`fetch`, `redirect: 'error'`, no redirect": await statusOf(http, { redirect: 'error' }),
    "`fetch`, `redirect: 'manual'`, status 307": await statusOf(`${http}/redirect`, { redirect: 'manual' }),
    '`fetch` of a URL with user and password': await statusOf(http.replace('//', '//user:password@')),
    "`new URL('/path')`": 'name' in invalid ? String(invalid.name) : 'a URL',
    'its error is an `instanceof Error`': invalid instanceof Error ? 'yes' : 'no',
    '`setTimeout` returns': typeof setTimeout(() => undefined, 0),
    'a timer of 2³¹ ms': (await isFired(2 ** 31)) ? 'fires at once' : 'waits',
    '`AbortSignal.any`, `AbortSignal.timeout`': 'any' in AbortSignal && 'timeout' in AbortSignal ? 'yes' : 'no',
    'eleven listeners of one signal': await warningOfListeners(),
    "`require('scion-client')`": resolve?.() ?? '-',
  }
}

function requireDefined<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('a WebSocket is needed')
  return value
}

/** Returns the thrown object, or the result without one. */
function caughtFrom(run: () => object): object {
  try {
    return run()
  } catch (error) {
    return Object(error)
  }
}

/** Returns whether the platform warns of a leak. */
async function warningOfListeners(): Promise<string> {
  const { process } = globalThis as { process?: NodeJS.Process }
  const names: string[] = []
  const collect = ({ name }: Error) => void names.push(name)
  if (typeof process?.on === 'function') process.on('warning', collect)
  const { signal } = new AbortController()
  for (let i = 0; i < 11; i++) signal.addEventListener('abort', () => i)
  await new Promise((done) => setTimeout(done, 0))
  if (typeof process?.off === 'function') process.off('warning', collect)
  return names.includes('MaxListenersExceededWarning') ? 'warning' : 'no warning'
}
