import { toWireWork } from '../../wire/mining.ts'
import type { Method } from '../method.ts'

export const eth_getWork: Method<'eth_getWork'> = async ({ work }, _params, call) =>
  toWireWork(await work.getWork(call))
