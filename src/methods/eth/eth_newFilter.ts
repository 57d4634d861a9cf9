import { parseLogFilter, requireFewChoices } from '../../wire/logFilter.ts'
import type { Method } from '../method.ts'

export const eth_newFilter: Method<'eth_newFilter'> = async ({ filters, network }, [filter], call, { keyId }) =>
  filters.installForLogs(keyId, requireFewChoices(parseLogFilter(filter, network)), call)
