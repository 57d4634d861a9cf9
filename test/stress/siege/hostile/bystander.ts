// The process of a client that sends short requests at a fixed rate. Latencies count from the time at which a request was
// due, so that a stalled node delays all requests of its stall.
import { readFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { createResponseReader } from '../responses.ts'
import type { BystanderMode, BystanderOptions, BystanderReport, Latency } from './processes.ts'
import { openSocket, postHead } from './target.ts'

/** A request that is due. */
interface Due {
  readonly kind: Kind
  readonly dueMs: number
  readonly body: string
  readonly expected: RegExp
  /** Called with its response, or when it has failed. */
  onSettled?(): void
}

/** A connection and the request whose response it awaits. */
interface Lane {
  readonly socket: Socket
  due: Due | undefined
}

const READS = ['chainId', 'call'] as const
type Kind = (typeof READS)[number] | 'send'

const CALL = { data: '0x602a60005260206000f3' }
const BODIES = {
  chainId: '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}',
  call: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_call', params: [CALL, 'latest'] }),
}
const EXPECTED = {
  chainId: /"result":"0x21"}$/,
  call: new RegExp(`"result":"0x${'2a'.padStart(64, '0')}"}$`),
  send: /"result":"0x[0-9a-f]{64}"}$/,
}
/** Pause between two transactions. */
const SEND_PAUSE_MS = 250
/** Requests beyond these wait in this process, which counts as their latency. */
const MAX_CONNECTIONS = 256
/** Delay before another connection after an error. */
const RECONNECT_MS = 10

const options: BystanderOptions = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const { address, intervalMs, lastResponsesMs, transactions } = options
const noLatencies = (): Record<Kind, number[]> => ({ chainId: [], call: [], send: [] })
let latencies = noLatencies()
let errors: Record<string, number> = {}
const idle: Lane[] = []
const lanes = new Set<Lane>()
const waiting: Due[] = []

function toRequest(body: string): string {
  return `${postHead(address.path, [`Content-Length: ${body.length}`])}${body}`
}

function settle({ kind, dueMs, onSettled }: Due, error?: string): void {
  latencies[kind].push(performance.now() - dueMs)
  if (error !== undefined) errors[error] = (errors[error] ?? 0) + 1
  onSettled?.()
}

function openLane(): void {
  const lane: Lane = { socket: openSocket(address), due: undefined }
  lanes.add(lane)
  let isOpen = false
  lane.socket.once(address.isTls ? 'secureConnect' : 'connect', () => {
    isOpen = true
    take(lane)
  })
  const read = createResponseReader((bytes) => {
    const { due } = lane
    if (due === undefined) return
    lane.due = undefined
    const text = String(bytes)
    settle(due, due.expected.test(text) ? undefined : text.slice(0, 80))
    if (mode.isReconnecting === true) lane.socket.destroy()
    else take(lane)
  })
  lane.socket.on('data', read)
  lane.socket.once('close', () => void close(lane, isOpen))
}

/** Fails the request of a connection that was closed; if it could not be opened, one that waits. */
async function close(lane: Lane, wasOpen: boolean): Promise<void> {
  if (idle.includes(lane)) idle.splice(idle.indexOf(lane), 1)
  const due = lane.due ?? (wasOpen ? undefined : waiting.shift())
  if (due !== undefined) settle(due, wasOpen ? 'connection closed' : 'cannot connect')
  await setTimeout(RECONNECT_MS)
  lanes.delete(lane)
  if (waiting.length > 0 && lanes.size < MAX_CONNECTIONS) openLane()
}

/** Gives a connection the request that has waited longest. */
function take(lane: Lane): void {
  const due = waiting.shift()
  if (due === undefined) {
    idle.push(lane)
    return
  }
  lane.due = due
  lane.socket.write(toRequest(due.body))
}

function enqueue(due: Due): void {
  waiting.push(due)
  const lane = idle.pop()
  if (lane !== undefined) take(lane)
  else if (lanes.size < MAX_CONNECTIONS) openLane()
}

let isAsking = false
let mode: BystanderMode = {}

/** Sends requests of both kinds in turns, each at its time. */
async function askSteadily(): Promise<void> {
  const begunMs = performance.now()
  for (let sent = 0; ; sent++) {
    const dueMs = begunMs + sent * intervalMs
    const waitMs = dueMs - performance.now()
    if (waitMs > 0) await setTimeout(waitMs)
    const kind = sent % 2 === 0 ? 'chainId' : 'call'
    if (isAsking) enqueue({ kind, dueMs, body: BODIES[kind], expected: EXPECTED[kind] })
  }
}

/** Sends one transaction after the other, as a wallet does. */
async function sendSteadily(): Promise<void> {
  for (const raw of transactions) {
    while (!isAsking) await setTimeout(SEND_PAUSE_MS)
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_sendRawTransaction', params: [raw] })
    await new Promise<void>((onSettled) => {
      enqueue({ kind: 'send', dueMs: performance.now(), body, expected: EXPECTED.send, onSettled })
    })
    await setTimeout(SEND_PAUSE_MS)
  }
}

function latencyOf(valuesMs: readonly number[]): Latency {
  const sorted = valuesMs.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { p50Ms: at(0.5), p99Ms: at(0.99), maxMs: at(1) }
}

const pending = () => [...waiting, ...[...lanes].flatMap(({ due }) => due ?? [])]

/** Pauses, waits for the last responses and responds with the figures. */
async function report(): Promise<BystanderReport> {
  isAsking = false
  const endMs = performance.now() + lastResponsesMs
  while (pending().length > 0 && performance.now() < endMs) await setTimeout(RECONNECT_MS)
  for (const due of pending()) settle(due, 'no response')
  waiting.length = 0
  for (const { due, socket } of lanes) {
    if (due !== undefined) socket.destroy()
  }
  for (const lane of lanes) lane.due = undefined
  return {
    requests: latencies.chainId.length + latencies.call.length + latencies.send.length,
    errors,
    chainId: latencyOf(latencies.chainId),
    call: latencyOf(latencies.call),
    send: latencyOf(latencies.send),
  }
}

process.on('disconnect', () => process.exit())
process.on('message', async (message) => {
  if (message === 'report') process.send?.(await report())
  else mode = message as BystanderMode
  latencies = noLatencies()
  errors = {}
  isAsking = message !== 'report'
})
await Promise.all([askSteadily(), sendSteadily()])
