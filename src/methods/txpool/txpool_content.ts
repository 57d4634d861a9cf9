import { toHex } from '../../base/hex.ts'
import { presentOnly } from '../../base/presentOnly.ts'
import { ReadyJson } from '../../base/readyJson.ts'
import { printPoolContent, toWirePoolTransaction } from '../../wire/poolContent.ts'
import type { Method } from '../method.ts'

export const txpool_content: Method<'txpool_content'> = async ({ pool, isDevelopment }) => {
  const reasons = isDevelopment ? await pool.whyWaiting() : undefined
  const print: typeof toWirePoolTransaction = (transaction, sender) => {
    const reason = reasons?.get(toHex(transaction.hash))
    return { ...toWirePoolTransaction(transaction, sender), ...presentOnly({ reason }) }
  }
  return new ReadyJson(printPoolContent(pool.content(), print), { isLimited: true })
}
