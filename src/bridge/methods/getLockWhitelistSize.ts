import { LOCAL, read } from '../method.ts'
import { whitelistEntries } from '../whitelist/whitelist.ts'

/** How many addresses may send bitcoins. */
export const getLockWhitelistSize = read('getLockWhitelistSize', [], 'int256', 16_000n, LOCAL, async (call) =>
  BigInt((await whitelistEntries(call)).length),
)
