import type { AdminMethod } from './method.ts'
import { toWireKey } from './wireKey.ts'

const DEFAULT_LIMIT = 100

export const admin_listKeys: AdminMethod<'admin_listKeys'> = async ({ keys }, [filter = {}]) => {
  const { owner, after, limit = DEFAULT_LIMIT } = filter
  return (await keys.list({ owner, after, limit })).map(toWireKey)
}
