import { ReadyJson } from '../../base/readyJson.ts'
import { parseAddress } from '../../wire/bytes.ts'
import { printSenderContent } from '../../wire/poolContent.ts'
import type { Method } from '../method.ts'

export const txpool_contentFrom: Method<'txpool_contentFrom'> = async ({ pool }, [address]) =>
  new ReadyJson(printSenderContent(pool.contentOf(parseAddress(address))), { isLimited: true })
