import { localSince, read } from '../method.ts'
import { whitelistEntry } from '../whitelist/whitelist.ts'

export const getLockWhitelistEntryByAddress = read(
  'getLockWhitelistEntryByAddress',
  ['string'],
  'int256',
  16_000n,
  localSince('rskip87'),
  whitelistEntry,
)
