import type { ApiKey, CallCost, Load, RunningCall } from '../../../generated/admin/schemas.ts'
import { type AdminCall, askAdmin, notAdmin } from './adminRequest.ts'

/** Load and running calls of one or several processes. */
export interface Snapshot {
  readonly load: Load
  readonly calls: readonly RunningCall[]
  /** Names of keys by id. */
  readonly names: ReadonlyMap<string, string>
}

/** Number of rows of each table. */
export const MAX_ROWS = 8
const KEY_ID = /^[0-9a-f]{8}$/

/** Reads the present state from the admin ports of processes of one node, which share its keys. Rejects with a `CommandError`. */
export async function readSnapshot(urls: readonly [URL, ...URL[]], token: string): Promise<Snapshot> {
  const asked: AdminCall[] = [
    { method: 'admin_getLoad' },
    { method: 'admin_listRunningCalls', params: [{ limit: MAX_ROWS }] },
  ]
  const answers = await Promise.all(urls.map((url) => askAdmin(url, token, asked)))
  const loads = answers.map(([load], index) => requireForm(load, isLoad, urls[index] ?? urls[0]))
  const calls = answers.flatMap(([, listed], index) => requireForm(listed, areCalls, urls[index] ?? urls[0]))
  const load = loads.reduce(addLoads)
  const costs = load.costs.slice(0, MAX_ROWS)
  const oldest = calls.toSorted((one, other) => other.ageMs - one.ageMs).slice(0, MAX_ROWS)
  const ids = [...new Set([...costs, ...oldest].map(({ keyId }) => keyId))].filter((id) => KEY_ID.test(id))
  return { load: { ...load, costs }, calls: oldest, names: await readNames(urls[0], token, ids) }
}

/** Returns a result that has the members which are shown. Throws a `CommandError` for another one. */
function requireForm<T>(value: unknown, hasForm: (value: unknown) => value is T, url: URL): T {
  if (hasForm(value)) return value
  throw notAdmin(url)
}

/** Returns whether a value is an object with these texts and numbers. */
function has(value: unknown, texts: readonly string[], numbers: readonly string[]): boolean {
  if (typeof value !== 'object' || value === null) return false
  const members = new Map<string, unknown>(Object.entries(value))
  return (
    texts.every((name) => typeof members.get(name) === 'string') &&
    numbers.every((name) => typeof members.get(name) === 'number')
  )
}

function isLoad(value: unknown): value is Load {
  if (!has(value, [], ['seconds', 'calls', 'processorSeconds', 'runningCalls', 'waitingCalls'])) return false
  const { costs, eventLoopDelayMs }: { costs?: unknown; eventLoopDelayMs?: unknown } = Object(value)
  if (!Array.isArray(costs) || !has(eventLoopDelayMs, [], ['p99', 'max'])) return false
  return costs.every((cost) => has(cost, ['keyId', 'method'], ['calls', 'processorSeconds']))
}

const areCalls = (value: unknown): value is readonly RunningCall[] =>
  Array.isArray(value) &&
  value.every((call) => has(call, ['id', 'keyId', 'network', 'method', 'state'], ['ageMs', 'processorMs']))

/** Returns the sums of two processes, and the longer of their delays. */
function addLoads(one: Load, other: Load): Load {
  const costs = new Map<string, CallCost>()
  for (const cost of [...one.costs, ...other.costs]) {
    const name = `${cost.keyId} ${cost.method}`
    const before = costs.get(name)
    const calls = cost.calls + (before?.calls ?? 0)
    costs.set(name, { ...cost, calls, processorSeconds: cost.processorSeconds + (before?.processorSeconds ?? 0) })
  }
  const [p99, max] = (['p99', 'max'] as const).map((name) =>
    Math.max(one.eventLoopDelayMs[name], other.eventLoopDelayMs[name]),
  )
  return {
    seconds: Math.max(one.seconds, other.seconds),
    calls: one.calls + other.calls,
    processorSeconds: one.processorSeconds + other.processorSeconds,
    eventLoopDelayMs: { p99: p99 ?? 0, max: max ?? 0 },
    runningCalls: one.runningCalls + other.runningCalls,
    waitingCalls: one.waitingCalls + other.waitingCalls,
    costs: [...costs.values()].sort((a, b) => b.processorSeconds - a.processorSeconds || b.calls - a.calls),
  }
}

async function readNames(url: URL, token: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const asked = ids.map((id) => ({ method: 'admin_getKey', params: [id] }))
  const keys = await askAdmin(url, token, asked)
  return new Map(keys.flatMap((key) => (isKey(key) ? [[key.id, key.name] as const] : [])))
}

const isKey = (value: unknown): value is ApiKey => has(value, ['id', 'name'], [])
