/** Time of the clock during the imports, in seconds: after all blocks of the chain. */
export const NOW_SECONDS = 1_800_000_000
