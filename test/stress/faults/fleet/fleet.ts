import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'
import { listen } from '../../../_helpers/listen.ts'
import type { Place } from '../engines.ts'
import { type FaultyNode, startNode } from '../node.ts'

/** Some processes of one node on one database, behind a proxy that gives each request to the next of them. */
export interface Fleet {
  /** The proxy. */
  readonly url: string
  /** The nodes that run. */
  nodes(): readonly FaultyNode[]
  /** One that writes or does not, once there is one that says so. */
  find(role: Role): Promise<FaultyNode>
  /** Ends one after the other as an operator does, each once the one before is replaced by this program, the built one unless told. */
  replaceAll(program?: string): Promise<void>
  /** Ends what has failed here, too: a node that would not start again. */
  close(): Promise<void>
}

export type Role = 'writer' | 'replica'

/** A proxy gives a request up that is not answered by then, as one whose process sleeps. */
const PROXY_TIMEOUT_MS = 8_000
/** So long after it has failed a node is passed over. */
const PASSED_OVER_MS = 1_000

/** Starts `count` processes, each of which is started again when it ends. */
export async function startFleet({ flags }: Place, count: number, more: readonly string[] = []): Promise<Fleet> {
  const running = new Map<number, FaultyNode>()
  const failedAt = new Map<FaultyNode, number>()
  const failures: unknown[] = []
  let isClosing = false
  let program: string | undefined
  let tellReplaced = () => {}

  async function keepRunning(slot: number): Promise<void> {
    const node = await startNode([...flags, '--standby', ...more], {}, program)
    running.set(slot, node)
    tellReplaced()
    node.child.once('close', () => {
      running.delete(slot)
      if (!isClosing) keepRunning(slot).catch((error: unknown) => failures.push(error))
    })
  }
  for (let slot = 0; slot < count; slot++) await keepRunning(slot)

  let turn = 0
  const next = (): FaultyNode | undefined => {
    const now = performance.now()
    const all = [...running.values()]
    const good = all.filter((node) => now - (failedAt.get(node) ?? Number.NEGATIVE_INFINITY) > PASSED_OVER_MS)
    const from = good.length > 0 ? good : all
    return from[turn++ % from.length]
  }

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece)
    const node = next()
    try {
      if (node === undefined) throw new Error('nobody runs')
      const answer = await fetch(node.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: Buffer.concat(pieces),
        signal: AbortSignal.timeout(PROXY_TIMEOUT_MS),
      })
      const text = await answer.text()
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text)
    } catch {
      if (node !== undefined) failedAt.set(node, performance.now())
      response.writeHead(502).end()
    }
  }
  const proxy = createServer((request, response) => void pass(request, response))
  const { port, close } = await listen(proxy)
  onTestFinished(close)

  async function roleOf({ url }: FaultyNode): Promise<Role | undefined> {
    try {
      const response = await fetch(`${url}ready`, { signal: AbortSignal.timeout(1_000) })
      const { networks } = JSON.parse(await response.text())
      return networks.regtest?.sharing?.role
    } catch {
      return undefined
    }
  }

  return {
    url: `http://127.0.0.1:${port}/`,
    nodes: () => [...running.values()],
    async find(role) {
      for (;;) {
        for (const node of running.values()) if ((await roleOf(node)) === role) return node
      }
    },
    async replaceAll(newProgram) {
      program = newProgram
      for (const node of [...running.values()]) {
        const isReplaced = new Promise<void>((resolve) => {
          tellReplaced = resolve
        })
        node.child.kill('SIGTERM')
        await isReplaced
      }
    },
    async close() {
      isClosing = true
      for (const node of running.values()) node.child.kill('SIGCONT')
      await Promise.all([...running.values()].map((node) => node.kill()))
      if (failures.length > 0) throw failures[0]
    },
  }
}
