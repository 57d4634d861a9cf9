import { change, since } from '../method.ts'
import { addLimited } from '../whitelist/changes.ts'

/** Lets an address send so many satoshis at most, once (RSKIP-87). */
export const addOneOffLockWhitelistAddress = change(
  'addOneOffLockWhitelistAddress',
  ['string', 'int256'],
  'int256',
  25_000n,
  since('rskip87'),
  addLimited,
)
