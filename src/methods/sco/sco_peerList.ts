import { toWirePeerScore } from '../../wire/peers.ts'
import type { Method } from '../method.ts'

export const sco_peerList: Method<'sco_peerList'> = async ({ peers }) => peers.scores().map(toWirePeerScore)
