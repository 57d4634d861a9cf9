import { presentOnly } from '../base/presentOnly.ts'
import type { AdminMethod } from './method.ts'

export const admin_setOwner: AdminMethod<'admin_setOwner'> = async ({ keys }, [name, limits = {}]) => {
  const owner = { name, ...presentOnly(limits) }
  await keys.setOwner(owner)
  return owner
}
