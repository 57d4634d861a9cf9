import type { AdminMethod } from './method.ts'
import { toWireKey } from './wireKey.ts'

export const admin_getKey: AdminMethod<'admin_getKey'> = async ({ keys }, [id]) => {
  const key = await keys.get(id)
  return key === undefined ? null : toWireKey(key)
}
