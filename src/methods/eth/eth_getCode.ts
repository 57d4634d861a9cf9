import { toHex } from '../../base/hex.ts'
import { parseBlockSelector } from '../../wire/blockSelector.ts'
import { parseAddress } from '../../wire/bytes.ts'
import type { Method } from '../method.ts'

export const eth_getCode: Method<'eth_getCode'> = async ({ reads }, [address, block]) => {
  const world = await reads.worldAt(parseBlockSelector(block))
  return toHex(await world.getCode(parseAddress(address)))
}
