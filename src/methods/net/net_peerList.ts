import type { Method } from '../method.ts'

export const net_peerList: Method<'net_peerList'> = async ({ peers }) =>
  peers.list().map(({ shortId, address }) => `${shortId} | ${address}`)
