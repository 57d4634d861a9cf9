import type * as Schema from '../../generated/schemas.ts'
import { toHex } from '../base/hex.ts'
import type { AccessList } from '../chain/api/simulation.ts'
import { toQuantity } from './quantity.ts'

/** What a call touches, in geth's form. */
export function toWireAccessList({ accounts, gasUsed, failure }: AccessList): Schema.AccessListResult {
  return {
    accessList: accounts.map(({ address, slots }) => ({ address: toHex(address), storageKeys: slots.map(toHex) })),
    ...(failure === undefined ? {} : { error: failure }),
    gasUsed: toQuantity(gasUsed),
  }
}
