/** One satoshi in wei. */
export const WEI_PER_SATOSHI = 10_000_000_000n
