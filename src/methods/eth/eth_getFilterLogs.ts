import { parseFilterId, toWireEntries } from '../../wire/filter.ts'
import type { Method } from '../method.ts'

export const eth_getFilterLogs: Method<'eth_getFilterLogs'> = async ({ filters }, [id], call, { keyId }) =>
  toWireEntries(await filters.readAll(keyId, parseFilterId(id), call))
