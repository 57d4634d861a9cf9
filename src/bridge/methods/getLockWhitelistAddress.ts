import { encodeAddress } from '../../bitcoin/script.ts'
import { LOCAL, read } from '../method.ts'
import { toInt } from '../toInt.ts'
import { whitelistEntries } from '../whitelist/whitelist.ts'

/** The address at an index of the whitelist, always as one of a key; empty beyond its end. */
export const getLockWhitelistAddress = read(
  'getLockWhitelistAddress',
  ['int256'],
  'string',
  16_000n,
  LOCAL,
  async (call, index) => {
    const entry = (await whitelistEntries(call))[toInt(index)]
    return entry === undefined ? '' : encodeAddress(call.constants.bitcoin.keyVersion, entry.hash)
  },
)
