import { LOCAL, read } from '../method.ts'
import { whitelistSize } from '../whitelist/whitelist.ts'

export const getLockWhitelistSize = read('getLockWhitelistSize', [], 'int256', 16_000n, LOCAL, whitelistSize)
