import { LOCAL, read } from '../method.ts'
import { whitelistAddress } from '../whitelist/whitelist.ts'

export const getLockWhitelistAddress = read(
  'getLockWhitelistAddress',
  ['int256'],
  'string',
  16_000n,
  LOCAL,
  whitelistAddress,
)
