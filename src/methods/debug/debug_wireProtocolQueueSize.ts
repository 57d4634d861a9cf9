import { toQuantity } from '../../wire/quantity.ts'
import type { Method } from '../method.ts'

/** Returns 0: without peers there are no messages. */
export const debug_wireProtocolQueueSize: Method<'debug_wireProtocolQueueSize'> = async () => toQuantity(0)
