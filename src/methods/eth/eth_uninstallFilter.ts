import { parseFilterId } from '../../wire/filter.ts'
import type { Method } from '../method.ts'

export const eth_uninstallFilter: Method<'eth_uninstallFilter'> = async ({ filters }, [id], _call, { keyId }) =>
  id !== null && filters.uninstall(keyId, parseFilterId(id))
