import type { AdminMethod } from './method.ts'

export const admin_listOwners: AdminMethod<'admin_listOwners'> = async ({ keys }) =>
  (await keys.owners()).map((owner) => ({ ...owner }))
