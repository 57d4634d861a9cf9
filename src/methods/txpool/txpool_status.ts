import type { Method } from '../method.ts'

export const txpool_status: Method<'txpool_status'> = async ({ pool }) => pool.counts()
