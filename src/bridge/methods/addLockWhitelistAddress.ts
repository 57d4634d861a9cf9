import { change, until } from '../method.ts'
import { addLimited } from '../whitelist/changes.ts'

/** Lets an address send so many satoshis at most, once (before RSKIP-87). */
export const addLockWhitelistAddress = change(
  'addLockWhitelistAddress',
  ['string', 'int256'],
  'int256',
  25_000n,
  until('rskip87'),
  addLimited,
)
