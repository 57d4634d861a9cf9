import { localSince, read } from '../method.ts'
import { parseAddress } from '../whitelist/addresses.ts'
import { findEntry } from '../whitelist/whitelist.ts'

const NOT_LISTED = -1n

/** The satoshis that an address may send; 0: any amount, -1: none (RSKIP-87). */
export const getLockWhitelistEntryByAddress = read(
  'getLockWhitelistEntryByAddress',
  ['string'],
  'int256',
  16_000n,
  localSince('rskip87'),
  async (call, text) => {
    const address = parseAddress(call.constants.bitcoin, text)
    const entry = address === undefined ? undefined : await findEntry(call, address.hash)
    return entry?.limit ?? NOT_LISTED
  },
)
