import { toWireReputationSummary } from '../../wire/peers.ts'
import type { Method } from '../method.ts'

export const sco_reputationSummary: Method<'sco_reputationSummary'> = async ({ peers }) =>
  toWireReputationSummary(peers.reputationSummary())
