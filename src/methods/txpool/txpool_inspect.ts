import { ReadyJson } from '../../base/readyJson.ts'
import { printPoolContent, toWirePoolSummary } from '../../wire/poolContent.ts'
import type { Method } from '../method.ts'

export const txpool_inspect: Method<'txpool_inspect'> = async ({ pool }) =>
  new ReadyJson(printPoolContent(pool.content(), toWirePoolSummary), { isLimited: true })
