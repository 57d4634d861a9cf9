import { setTimeout } from 'node:timers/promises'
import { type Client, createClient } from '../client.ts'

/** What became of the requests of somebody who holds a key. */
export interface Served {
  /** How long each took that was answered, in milliseconds. */
  readonly tookMs: number[]
  /** Answers that say that there were too many. */
  refused: number
}

const OVER_LIMIT = -32005
/** Requests that wait for an answer at a time; whoever asks more has to wait before he asks. */
const MOST_CONNECTIONS = 128

/** A body, and how often in a second it is sent. */
export interface Stream {
  readonly body: string
  readonly perSecond: number
  /** When the first is sent, as a part of the time between two. */
  readonly phase: number
}

/** Somebody with a key, whose connections are kept alive. */
export class Customer {
  readonly #url: string
  readonly #idle: Client[] = []
  #connections = 0

  constructor(url: string) {
    this.#url = url
  }

  /** Sends at an even rate, whether the answers come or not, until the signal says stop; then waits for the last ones. */
  async askAtRate({ body, perSecond, phase }: Stream, stop: AbortSignal): Promise<Served> {
    const served: Served = { tookMs: [], refused: 0 }
    const underWay = new Set<Promise<void>>()
    const failures: unknown[] = []
    const begunMs = performance.now()
    for (let sent = phase; failures.length === 0; sent++) {
      const dueMs = begunMs + (sent * 1000) / perSecond - performance.now()
      if (dueMs > 0) await setTimeout(dueMs, undefined, { signal: stop }).catch(() => undefined)
      if (stop.aborted) break
      const client = this.#findClient()
      if (client === undefined) continue
      const asked = ask(client, body, served)
        .catch((error) => void failures.push(error))
        .finally(() => {
          underWay.delete(asked)
          this.#idle.push(client)
        })
      underWay.add(asked)
    }
    await Promise.all(underWay)
    if (failures.length > 0) throw failures[0]
    return served
  }

  #findClient(): Client | undefined {
    if (this.#idle.length > 0) return this.#idle.pop()
    if (this.#connections === MOST_CONNECTIONS) return undefined
    this.#connections++
    return createClient(this.#url)
  }

  /** When nothing is under way. */
  close(): void {
    for (const client of this.#idle) client.close()
  }
}

/** Throws on an answer that is neither what was asked for nor a refusal for its rate. */
async function ask(client: Client, body: string, served: Served): Promise<void> {
  const begunMs = performance.now()
  const answer = await client.post(body)
  const tookMs = performance.now() - begunMs
  const [, code] = /^\[?\{"jsonrpc":"2\.0","id":(?:1|null),"error":\{"code":(-\d+)/.exec(answer) ?? []
  if (code === undefined) served.tookMs.push(tookMs)
  else if (Number(code) === OVER_LIMIT) served.refused++
  else throw new Error(answer.slice(0, 300))
}
