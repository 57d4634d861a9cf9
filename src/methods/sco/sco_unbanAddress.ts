import type { Method } from '../method.ts'

export const sco_unbanAddress: Method<'sco_unbanAddress'> = async ({ peers }, [address]) => {
  await peers.unban(address)
  return null
}
