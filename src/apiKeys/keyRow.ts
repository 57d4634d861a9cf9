import { presentOnly } from '../base/presentOnly.ts'
import { getInteger, getText, requireInteger, requireText } from '../storage/columns.ts'
import { StoreError } from '../storage/errors.ts'
import type { SqlRow, SqlValue } from '../storage/sql.ts'
import type { ApiKey, ApiKeyGrant } from './apiKey.ts'
import { toNetwork } from './grant.ts'

export const GRANT_COLUMNS = [
  'name',
  'owner',
  'network',
  'methods',
  'requests_per_second',
  'requests_per_day',
  'origins',
  'addresses',
  'expires_at_ms',
] as const

/** Returns the values of {@link GRANT_COLUMNS}, in their order. */
export function toGrantColumns(grant: ApiKeyGrant): SqlValue[] {
  const { name, owner, network, methods, limits, origins, addresses, expiresAtMs } = grant
  const byColumn: Record<(typeof GRANT_COLUMNS)[number], SqlValue> = {
    name,
    owner: owner ?? null,
    network,
    methods: methods?.join('\n') ?? null,
    requests_per_second: limits?.requestsPerSecond ?? null,
    requests_per_day: limits?.requestsPerDay ?? null,
    origins: origins?.join('\n') ?? null,
    addresses: addresses?.join('\n') ?? null,
    expires_at_ms: expiresAtMs ?? null,
  }
  return GRANT_COLUMNS.map((column) => byColumn[column])
}

/** Returns the key in a row of `api_keys` with the owner's `owner_requests_per_day`. Throws `storeCorrupted` for an invalid row. */
export function toApiKey(row: SqlRow): ApiKey {
  const network = toNetwork(requireText(row, 'network'))
  if (network === undefined) throw new StoreError('storeCorrupted', 'column network should hold a network')
  const list = (column: string) => getText(row, column)?.split('\n')
  return {
    id: requireText(row, 'id'),
    name: requireText(row, 'name'),
    network,
    limits: presentOnly({
      requestsPerSecond: getInteger(row, 'requests_per_second'),
      requestsPerDay: getInteger(row, 'requests_per_day'),
    }),
    createdAtMs: requireInteger(row, 'created_at_ms'),
    ...presentOnly({
      owner: getText(row, 'owner'),
      methods: list('methods'),
      origins: list('origins'),
      addresses: list('addresses'),
      expiresAtMs: getInteger(row, 'expires_at_ms'),
      revokedAtMs: getInteger(row, 'revoked_at_ms'),
      previousUntilMs: getInteger(row, 'previous_until_ms'),
      ownerRequestsPerDay: getInteger(row, 'owner_requests_per_day'),
    }),
  }
}
