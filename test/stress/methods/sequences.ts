import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { OpenRpcDocument } from '../../../scripts/codegen/openrpc.ts'
import { createDeferred } from '../../../src/concurrency/deferred.ts'
import type { Cleanup } from '../../_helpers/cleanup.ts'
import { createRandom } from '../../_helpers/random.ts'
import { ask } from '../../_helpers/wire.ts'
import { createFindFault } from './faults.ts'
import { type Kind, type MeasuredNode, startDev, startOrigin, startProfile } from './nodes.ts'
import { RequestMaker, Seen, type Subject } from './requests.ts'
import type { Random } from './values.ts'

/** Requests of a sequence. */
export const REQUESTS = 100
/** Blocks of the chain that other nodes read, at the start. */
const ORIGIN_BLOCKS = 40
/** Time after which a request without a response is a fault. */
const MAX_WAIT_MS = 60_000
/** Methods that wait for a block, or mine any number of them. */
const LONG = /Sync$|_mine/
/** Time after which a client of such a method leaves. */
const LEAVES_AFTER_MS = 500
const PROFILES = ['local', 'hosted', 'node'] as const
const KINDS = ['sandbox', 'upstream', 'followed'] as const
const COMPAT = ['rootstock', 'ethereum'] as const

/** A network of a node. */
interface FuzzedNetwork extends Subject {
  readonly node: MeasuredNode
  readonly url: string
  /** Prepares the chain for a sequence. */
  prepare(random: Random): Promise<unknown>
}

/** A profile on a kind of network. */
interface Row {
  readonly name: string
  start(): Promise<FuzzedNetwork>
}

/** Counts of a row, its longest step with the method of the request before, and its maximum memory. */
export interface Counts {
  requests: number
  results: number
  stepMs: number
  stepAfter: string
  maxMib: number
}

/** A fault, with the request that caused it. `seed` is that of its sequence. */
export interface Fault {
  readonly seed: number
  readonly row: string
  readonly fault: string
  readonly request: string
  readonly response: string
}

/** Returns a function that starts something when it is first called. */
function startsOnce<T>(start: () => Promise<T>): () => Promise<T> {
  let started: Promise<T> | undefined
  return () => {
    started ??= start()
    return started
  }
}

/** Returns the profiles and kinds of networks. Nodes start when a sequence needs them. */
function createRows(document: OpenRpcDocument, cleanup: Cleanup): readonly Row[] {
  const methodsOf = (profile: string) =>
    document.methods.filter(({ 'x-profiles': profiles }) => profiles?.includes(profile) === true)

  const originUrl = startsOnce(async () => {
    const url = `${(await startOrigin(cleanup)).base}/regtest`
    await ask(url, 'anvil_mine', ORIGIN_BLOCKS)
    return url
  })

  const ofProfile = (profile: string, kind: Kind): Row => ({
    name: `${profile} ${kind}`,
    start: startsOnce(async () => ({
      ...(await startProfile(profile, kind, await originUrl(), cleanup)),
      ...{ methods: methodsOf(profile), hasControls: false },
      prepare: async (random: Random) => extend(await originUrl(), random),
    })),
  })
  const ofDev = (compat: string, kind: 'sandbox' | 'fork'): Row => ({
    name: `dev ${compat} ${kind}`,
    start: startsOnce(async () => {
      const jsonRpcUrl = await originUrl()
      const isFork = kind === 'fork'
      const node = await startDev(['--compat', compat, ...(isFork ? ['--fork-url', jsonRpcUrl] : [])], cleanup)
      const url = `${node.base}/`
      const prepare = () => ask(url, 'hardhat_reset', ...(isFork ? [{ forking: { jsonRpcUrl } }] : []))
      return { node, url, methods: methodsOf('dev'), hasControls: true, prepare }
    }),
  })
  return [
    ...PROFILES.flatMap((profile) => KINDS.map((kind) => ofProfile(profile, kind))),
    ...COMPAT.flatMap((compat) => [ofDev(compat, 'sandbox'), ofDev(compat, 'fork')]),
  ]
}

/** Adds blocks to the chain that other nodes read, after it has lost some in one of three cases. */
async function extend(url: string, random: Random): Promise<void> {
  if (random(3) === 0) await ask(url, 'anvil_reorg', random(3))
  await ask(url, 'anvil_mine', random(3))
}

/** Sends requests over HTTP or a WebSocket connection. */
interface Client {
  /** Returns the response, or the reason why there is none. Leaves after a time. */
  send(body: string, maxWaitMs: number): Promise<string>
  close(): void
}

const LEFT = 'the client has left'

const overHttp = (url: string): Client => ({
  async send(body, maxWaitMs) {
    const headers = { 'content-type': 'application/json' }
    try {
      const response = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(maxWaitMs) })
      return await response.text()
    } catch (error) {
      return error instanceof DOMException ? LEFT : `no response: ${error}`
    }
  },
  close: () => undefined,
})

function overWebSocket(url: string): Client {
  let socket: WebSocket | undefined
  const open = async () => {
    if (socket?.readyState === WebSocket.OPEN) return socket
    socket = new WebSocket(url.replace('http', 'ws'))
    await once(socket, 'open')
    return socket
  }
  return {
    async send(body, maxWaitMs) {
      const opened = await open()
      const { promise, resolve } = createDeferred<string>()
      const timer = setTimeout(() => resolve(LEFT), maxWaitMs)
      const onMessage = (data: unknown) => {
        if (!String(data).startsWith('{"jsonrpc":"2.0","method"')) resolve(String(data)) // no notification
      }
      const onClose = (code: number) => resolve(`no response: the connection was closed with ${code}`)
      opened.on('message', onMessage).once('close', onClose).send(body)
      const response = await promise
      clearTimeout(timer)
      opened.off('message', onMessage).off('close', onClose)
      if (response === LEFT) opened.terminate()
      return response
    },
    close: () => socket?.close(),
  }
}

/** Creates the sequences, which are run by their seeds. */
export function createSequences(document: OpenRpcDocument, cleanup: Cleanup) {
  const maker = new RequestMaker(document)
  const findFault = createFindFault(document)
  const rows = createRows(document, cleanup)
  const counts = new Map<string, Counts>()
  const faults: Fault[] = []

  function countsOf({ name }: Row): Counts {
    const known = counts.get(name) ?? { requests: 0, results: 0, stepMs: 0, stepAfter: '', maxMib: 0 }
    counts.set(name, known)
    return known
  }

  async function runRequest({ network, client, seen, random }: Sequence, count: Counts) {
    const { node } = network
    const { method, body: request } = maker.make(network, seen, random)
    const mayLeave = LONG.test(method)
    const response = await client.send(request, mayLeave ? LEAVES_AFTER_MS : MAX_WAIT_MS)
    const { stepMs, maxMib } = await node.measure()
    count.requests++
    count.maxMib = Math.max(count.maxMib, Math.round(maxMib))
    if (stepMs > count.stepMs) Object.assign(count, { stepMs: Math.round(stepMs), stepAfter: method })
    if (mayLeave && response === LEFT) return undefined
    const found = [findFault(response), ...node.takeFaults()].filter((one) => one !== undefined)
    if (found.length > 0) return { fault: found.join('\n'), request, response }
    const { result } = JSON.parse(response)
    if (result === undefined) return undefined
    count.results++
    seen.add(result)
    return undefined
  }

  return {
    /** Sends the requests of a sequence to one row. */
    async run(seed: number): Promise<void> {
      const row = rows[seed % rows.length]
      if (row === undefined) throw new Error('there are no rows')
      const random = createRandom(seed)
      const network = await row.start()
      await network.prepare(random)
      await network.node.measure() // the steps before do not count
      const client = random(2) === 0 ? overHttp(network.url) : overWebSocket(network.url)
      const sequence = { network, client, seen: new Seen(), random }
      for (let sent = 0; sent < REQUESTS; sent++) {
        const found = await runRequest(sequence, countsOf(row))
        if (found !== undefined) faults.push({ seed, row: row.name, ...found })
      }
      client.close()
    },
    /** Returns the counts of the rows that have run. */
    counts: (): Readonly<Record<string, Counts>> => Object.fromEntries(counts),
    faults: (): readonly Fault[] => faults,
  }
}

interface Sequence {
  readonly network: FuzzedNetwork
  readonly client: Client
  readonly seen: Seen
  readonly random: Random
}
