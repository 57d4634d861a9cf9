/** What the clock says while mutated blocks arrive: later than all blocks of the chain. */
export const NOW_SECONDS = 1_800_000_000
