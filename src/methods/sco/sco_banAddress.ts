import type { Method } from '../method.ts'

export const sco_banAddress: Method<'sco_banAddress'> = async ({ peers }, [address]) => {
  await peers.ban(address)
  return null
}
