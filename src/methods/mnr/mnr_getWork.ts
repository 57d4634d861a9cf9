import { toWireMergedMiningWork } from '../../wire/mining.ts'
import type { Method } from '../method.ts'

export const mnr_getWork: Method<'mnr_getWork'> = async ({ work }, _params, call) =>
  toWireMergedMiningWork(await work.getWorkWithNotify(call))
