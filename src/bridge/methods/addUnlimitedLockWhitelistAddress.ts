import { change, since } from '../method.ts'
import { addUnlimited } from '../whitelist/changes.ts'

/** Lets an address send any amount, any number of times (RSKIP-87). */
export const addUnlimitedLockWhitelistAddress = change(
  'addUnlimitedLockWhitelistAddress',
  ['string'],
  'int256',
  25_000n,
  since('rskip87'),
  addUnlimited,
)
