import { toQuantity } from '../../wire/quantity.ts'
import type { Method } from '../method.ts'

/** The version that the reference node speaks with its peers. */
export const PROTOCOL_VERSION = 62

export const eth_protocolVersion: Method<'eth_protocolVersion'> = async () => toQuantity(PROTOCOL_VERSION)
