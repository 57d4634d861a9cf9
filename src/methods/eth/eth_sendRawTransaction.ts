import { toHex } from '../../base/hex.ts'
import { parseData } from '../../wire/bytes.ts'
import type { Method } from '../method.ts'

export const eth_sendRawTransaction: Method<'eth_sendRawTransaction'> = async ({ submits }, [signed], { listener }) =>
  toHex(await submits.sendRaw(parseData(signed), listener))
