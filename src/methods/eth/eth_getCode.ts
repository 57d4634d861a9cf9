import { toHex } from '../../base/hex.ts'
import { whenThere } from '../../concurrency/maybePromise.ts'
import { parseBlockSelector } from '../../wire/blockSelector.ts'
import { parseAddress } from '../../wire/bytes.ts'
import type { Method } from '../method.ts'

export const eth_getCode: Method<'eth_getCode'> = ({ reads }, [address, block], call) => {
  const state = reads.worldAt(parseBlockSelector(block), call)
  const code = whenThere(state, (view) => view.getCode(parseAddress(address)))
  return whenThere(code, toHex)
}
