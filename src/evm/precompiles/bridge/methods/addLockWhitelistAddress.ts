import { addToWhitelist } from '../changes.ts'
import { change, until } from '../method.ts'

export const addLockWhitelistAddress = change(
  'addLockWhitelistAddress',
  ['string', 'int256'],
  'int256',
  25_000n,
  until('rskip87'),
  addToWhitelist,
)
