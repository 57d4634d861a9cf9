import type { OpenRpcDocument } from '../document/openrpc.ts'
import type { Params } from '../values/params.ts'
import { takesSecrets } from '../values/secrets.ts'
import type { Outcome, RpcRequest } from './answer.ts'

/** A request that was sent, and in a word what came of it. */
export interface Sent extends RpcRequest {
  readonly came: string
}

const MOST = 30
/** A longer one would be no link that anybody can use, and fill what a tab may keep. */
const MOST_CHARACTERS = 2000

/** The history with one more request in front; the same one again moves to the front. Secrets are never in it. */
export function withSent({ methods }: OpenRpcDocument, history: readonly Sent[], sent: Sent): readonly Sent[] {
  const method = methods.find(({ name }) => name === sent.method)
  if (method === undefined || takesSecrets(method)) return history
  const written = JSON.stringify(sent.params)
  if (written.length > MOST_CHARACTERS) return history
  const others = history.filter((one) => one.method !== sent.method || JSON.stringify(one.params) !== written)
  return [sent, ...others].slice(0, MOST)
}

/** What a tab has kept; empty for what is none. */
export function readHistory(text: string | undefined): readonly Sent[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter(isSent).slice(0, MOST) : []
  } catch {
    return []
  }
}

function isSent(value: unknown): value is Sent {
  if (typeof value !== 'object' || value === null) return false
  const { method, params, came } = { method: undefined, params: undefined, came: undefined, ...value }
  return typeof method === 'string' && isParams(params) && typeof came === 'string'
}

const isParams = (value: unknown): value is Params => typeof value === 'object' && value !== null

/** What came, in a word or a code. */
export function cameWords(outcome: Outcome): string {
  if (outcome.kind === 'error') return String(outcome.error.code)
  if (outcome.kind === 'result') return outcome.result === null ? 'null' : 'result'
  return outcome.kind === 'other' ? outcome.why : 'no response'
}
