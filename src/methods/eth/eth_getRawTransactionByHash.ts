import { parseHash } from '../../wire/bytes.ts'
import { toWireRawTransaction } from '../../wire/transaction.ts'
import type { Method } from '../method.ts'

export const eth_getRawTransactionByHash: Method<'eth_getRawTransactionByHash'> = async ({ reads }, [hash]) =>
  toWireRawTransaction(await reads.getTransaction(parseHash(hash)))
