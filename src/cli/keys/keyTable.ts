import { type ApiKey, isValidAt } from '../../apiKeys/apiKey.ts'
import { dayOf, printDay } from '../../apiKeys/days.ts'
import type { Printable } from '../../base/printable.ts'
import { NOTHING, printTable } from './table.ts'
import { printTime } from './times.ts'

const HEADS = ['id', 'network', 'owner', 'created', 'state', 'limits', 'methods', 'from', 'name']

/** Prints the keys as a table, one line each. */
export function printKeys(keys: readonly ApiKey[], nowMs: number): Printable {
  const columnsOf = (key: ApiKey) => {
    const { id, network, owner, createdAtMs, limits, methods, origins, addresses, name } = key
    const bounds = [...bound(limits.requestsPerSecond, 's'), ...bound(limits.requestsPerDay, 'day')]
    const from = [...(origins ?? []), ...(addresses ?? [])]
    return [
      id,
      network,
      owner ?? NOTHING,
      printDay(dayOf(createdAtMs)),
      stateOf(key, nowMs),
      bounds.join(' ') || NOTHING,
      methods?.join(',') ?? '*',
      from.join(',') || '*',
      name,
    ]
  }
  return printTable(HEADS, keys.map(columnsOf))
}

function bound(count: number | undefined, unit: string): string[] {
  if (count === undefined) return []
  return [count === 0 ? `any/${unit}` : `${count}/${unit}`]
}

function stateOf(key: ApiKey, nowMs: number): string {
  const { revokedAtMs, expiresAtMs, previousUntilMs = 0 } = key
  if (revokedAtMs !== undefined) return `revoked ${printDay(dayOf(revokedAtMs))}`
  if (expiresAtMs === undefined) return rotating(previousUntilMs, nowMs) || 'valid'
  if (!isValidAt(key, nowMs)) return `expired ${printTime(expiresAtMs)}`
  return [`expires ${printTime(expiresAtMs)}`, rotating(previousUntilMs, nowMs)]
    .filter((text) => text !== '')
    .join(', ')
}

/** While the secret before is valid, too. */
function rotating(previousUntilMs: number, nowMs: number): string {
  return previousUntilMs > nowMs ? `rotating until ${printTime(previousUntilMs)}` : ''
}
