import { parseFilterId } from '../../wire/filterId.ts'
import { toWireEntries } from '../filterEntries.ts'
import type { Method } from '../method.ts'

export const eth_getFilterLogs: Method<'eth_getFilterLogs'> = async ({ filters }, [id], call, { keyId }) =>
  toWireEntries(await filters.readAll(keyId, parseFilterId(id), call))
