import type { AdminMethod } from './method.ts'

export const admin_revokeKey: AdminMethod<'admin_revokeKey'> = ({ keys }, [id]) => keys.revoke(id)
