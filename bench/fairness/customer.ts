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

/** Sends a body so often in a second, evenly, whether the answers come or not, until the signal says stop. */
export async function askAtRate(url: string, body: string, perSecond: number, stop: AbortSignal): Promise<Served> {
  const served: Served = { tookMs: [], refused: 0 }
  const idle: Client[] = []
  const open: Client[] = []
  const underWay = new Set<Promise<void>>()
  const begunMs = performance.now()
  for (let sent = 0; !stop.aborted; sent++) {
    const dueMs = begunMs + (sent * 1000) / perSecond - performance.now()
    if (dueMs > 0) await setTimeout(dueMs, undefined, { signal: stop }).catch(() => undefined)
    const client = idle.pop() ?? (open.length < MOST_CONNECTIONS ? openInto(open, url) : undefined)
    if (client === undefined || stop.aborted) continue
    const asked = ask(client, body, served).then(() => {
      underWay.delete(asked)
      idle.push(client)
    })
    underWay.add(asked)
  }
  await Promise.all(underWay)
  for (const client of open) client.close()
  return served
}

function openInto(open: Client[], url: string): Client {
  const client = createClient(url)
  open.push(client)
  return client
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
