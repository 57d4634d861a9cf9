import { addToWhitelist } from '../changes.ts'
import { change, since } from '../method.ts'

export const addOneOffLockWhitelistAddress = change(
  'addOneOffLockWhitelistAddress',
  ['string', 'int256'],
  'int256',
  25_000n,
  since('rskip87'),
  addToWhitelist,
)
