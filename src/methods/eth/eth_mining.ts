import type { Method } from '../method.ts'

export const eth_mining: Method<'eth_mining'> = async ({ mining }) => mining.isRunning()
