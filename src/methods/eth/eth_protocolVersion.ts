import { toQuantity } from '../../wire/quantity.ts'
import type { Method } from '../method.ts'

/** Version of the peer-to-peer protocol of the reference node. */
export const PROTOCOL_VERSION = 62

export const eth_protocolVersion: Method<'eth_protocolVersion'> = async () => toQuantity(PROTOCOL_VERSION)
