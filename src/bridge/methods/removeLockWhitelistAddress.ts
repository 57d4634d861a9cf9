import { ALWAYS, change } from '../method.ts'
import { parseAddress } from '../whitelist/addresses.ts'
import { isAuthorised, whitelistCode } from '../whitelist/changes.ts'
import { removeEntry, whitelistEntries } from '../whitelist/whitelist.ts'

/** Lets an address send no bitcoins any more. */
export const removeLockWhitelistAddress = change(
  'removeLockWhitelistAddress',
  ['string'],
  'int256',
  24_000n,
  ALWAYS,
  async (call, text) => {
    if (!isAuthorised(call)) return whitelistCode.unauthorised
    await whitelistEntries(call) // looked at before the address is, and so written
    const address = parseAddress(call.constants.bitcoin, text)
    if (address === undefined) return whitelistCode.invalidAddress
    return (await removeEntry(call, address.hash)) ? whitelistCode.done : whitelistCode.notListed
  },
)
