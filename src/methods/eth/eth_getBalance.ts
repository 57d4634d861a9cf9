import { parseBlockSelector } from '../../wire/blockSelector.ts'
import { parseAddress } from '../../wire/bytes.ts'
import { toQuantity } from '../../wire/quantity.ts'
import type { Method } from '../method.ts'

export const eth_getBalance: Method<'eth_getBalance'> = async ({ reads }, [address, block]) => {
  const world = await reads.worldAt(parseBlockSelector(block))
  const account = await world.getAccount(parseAddress(address))
  return toQuantity(account?.balance ?? 0n)
}
