import { addToWhitelist } from '../changes.ts'
import { change, since } from '../method.ts'

export const addUnlimitedLockWhitelistAddress = change(
  'addUnlimitedLockWhitelistAddress',
  ['string'],
  'int256',
  25_000n,
  since('rskip87'),
  addToWhitelist,
)
