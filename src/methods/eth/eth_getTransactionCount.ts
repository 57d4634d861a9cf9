import { mapMaybePromise } from '../../concurrency/maybePromise.ts'
import { parseBlockSelector } from '../../wire/blockSelector.ts'
import { parseAddress } from '../../wire/bytes.ts'
import { toQuantity } from '../../wire/quantity.ts'
import type { Method } from '../method.ts'

export const eth_getTransactionCount: Method<'eth_getTransactionCount'> = ({ reads }, [address, block], call) =>
  mapMaybePromise(reads.nonceAt(parseAddress(address), parseBlockSelector(block), call), toQuantity)
