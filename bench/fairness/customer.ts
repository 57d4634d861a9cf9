import { setTimeout } from 'node:timers/promises'
import { type Client, createClient } from '../client.ts'

/** The responses to the requests of a customer. */
export interface Served {
  /** Time of each request that was not refused, in milliseconds. */
  readonly tookMs: number[]
  /** Number of requests that were refused for their rate. */
  refused: number
}

const OVER_LIMIT = -32005
/** Maximum number of pending requests; a request beyond it is skipped. */
const MAX_CONNECTIONS = 128

/** A body that is sent at an even rate. */
export interface Stream {
  readonly body: string
  readonly perSecond: number
  /** Time of the first request, as a fraction of the time between two. */
  readonly phase: number
}

/** A client with one key and persistent connections. */
export class Customer {
  readonly #url: string
  readonly #idle: Client[] = []
  #connections = 0

  constructor(url: string) {
    this.#url = url
  }

  /** Sends at an even rate, without waiting for responses, until the signal is aborted; then waits for the last responses. */
  async requestAtRate({ body, perSecond, phase }: Stream, signal: AbortSignal): Promise<Served> {
    const served: Served = { tookMs: [], refused: 0 }
    const pending = new Set<Promise<void>>()
    const failures: unknown[] = []
    const begunMs = performance.now()
    for (let sent = phase; failures.length === 0; sent++) {
      const dueMs = begunMs + (sent * 1000) / perSecond - performance.now()
      if (dueMs > 0) await setTimeout(dueMs, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) break
      const client = this.#findClient()
      if (client === undefined) continue
      const requested = request(client, body, served)
        .catch((error) => void failures.push(error))
        .finally(() => {
          pending.delete(requested)
          this.#idle.push(client)
        })
      pending.add(requested)
    }
    await Promise.all(pending)
    if (failures.length > 0) throw failures[0]
    return served
  }

  #findClient(): Client | undefined {
    if (this.#idle.length > 0) return this.#idle.pop()
    if (this.#connections === MAX_CONNECTIONS) return undefined
    this.#connections++
    return createClient(this.#url)
  }

  /** Closes the connections; call it when no request is pending. */
  close(): void {
    for (const client of this.#idle) client.close()
  }
}

/** Sends a body and records its response. Throws on an error other than a refusal for the rate. */
async function request(client: Client, body: string, served: Served): Promise<void> {
  const begunMs = performance.now()
  const response = await client.post(body)
  const tookMs = performance.now() - begunMs
  const [, code] = /^\[?\{"jsonrpc":"2\.0","id":(?:1|null),"error":\{"code":(-\d+)/.exec(response) ?? []
  if (code === undefined) served.tookMs.push(tookMs)
  else if (Number(code) === OVER_LIMIT) served.refused++
  else throw new Error(response.slice(0, 300))
}
