import { changeWhitelist } from '../changes.ts'
import { ALWAYS, change } from '../method.ts'

export const removeLockWhitelistAddress = change(
  'removeLockWhitelistAddress',
  ['string'],
  'int256',
  24_000n,
  ALWAYS,
  changeWhitelist,
)
