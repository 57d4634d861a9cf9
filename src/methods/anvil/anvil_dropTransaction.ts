import { toHex } from '../../base/hex.ts'
import { parseHash } from '../../wire/bytes.ts'
import { type Method, requireDevtools } from '../method.ts'

export const anvil_dropTransaction: Method<'anvil_dropTransaction'> = async (context, [given]) => {
  const hash = parseHash(given)
  return (await requireDevtools(context).dropTransaction(hash)) ? toHex(hash) : null
}
