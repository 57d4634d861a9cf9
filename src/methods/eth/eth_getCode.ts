import { toHex } from '../../base/hex.ts'
import { mapMaybePromise } from '../../concurrency/maybePromise.ts'
import { parseBlockSelector } from '../../wire/blockSelector.ts'
import { parseAddress } from '../../wire/bytes.ts'
import type { Method } from '../method.ts'

export const eth_getCode: Method<'eth_getCode'> = ({ reads }, [address, block], call) => {
  const state = reads.worldAt(parseBlockSelector(block), call)
  const code = mapMaybePromise(state, (view) => view.getCode(parseAddress(address)))
  return mapMaybePromise(code, toHex)
}
