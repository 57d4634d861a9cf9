import { parseFilterId, toWireEntries } from '../../wire/filter.ts'
import type { Method } from '../method.ts'

export const eth_getFilterChanges: Method<'eth_getFilterChanges'> = async ({ filters }, [id], call, { keyId }) =>
  toWireEntries(await filters.poll(keyId, parseFilterId(id), call))
