import { toQuantity } from '../../wire/quantity.ts'
import { PROTOCOL_VERSION } from '../eth/eth_protocolVersion.ts'
import type { Method } from '../method.ts'

export const rsk_protocolVersion: Method<'rsk_protocolVersion'> = async () => toQuantity(PROTOCOL_VERSION)
