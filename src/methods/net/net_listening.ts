import type { Method } from '../method.ts'

export const net_listening: Method<'net_listening'> = async ({ peers }) => peers.isListening()
