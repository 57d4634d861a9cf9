import { ReadyJson } from '../../base/readyJson.ts'
import { printPoolContent, toWirePoolTransaction } from '../../wire/poolContent.ts'
import type { Method } from '../method.ts'

export const txpool_content: Method<'txpool_content'> = async ({ pool }) =>
  new ReadyJson(printPoolContent(pool.content(), toWirePoolTransaction), { isLimited: true })
