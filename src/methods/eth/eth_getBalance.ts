import { mapMaybePromise } from '../../concurrency/maybePromise.ts'
import { parseBlockSelector } from '../../wire/blockSelector.ts'
import { parseAddress } from '../../wire/bytes.ts'
import { toQuantity } from '../../wire/quantity.ts'
import type { Method } from '../method.ts'

export const eth_getBalance: Method<'eth_getBalance'> = ({ reads }, [address, block], call) => {
  const state = reads.worldAt(parseBlockSelector(block), call)
  const account = mapMaybePromise(state, (view) => view.getAccount(parseAddress(address)))
  return mapMaybePromise(account, (known) => toQuantity(known?.balance ?? 0n))
}
