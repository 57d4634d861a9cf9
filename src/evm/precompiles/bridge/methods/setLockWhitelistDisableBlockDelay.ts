import { delayWhitelistEnd } from '../changes.ts'
import { ALWAYS, change } from '../method.ts'

export const setLockWhitelistDisableBlockDelay = change(
  'setLockWhitelistDisableBlockDelay',
  ['int256'],
  'int256',
  24_000n,
  ALWAYS,
  delayWhitelistEnd,
)
