import { toWirePeerScore } from '../../wire/peers.ts'
import type { Method } from '../method.ts'

export const sco_clearPeerScoring: Method<'sco_clearPeerScoring'> = async ({ peers }, [peer]) => {
  peers.clearScore(peer)
  return peers.scores().map(toWirePeerScore)
}
