/** Balances lie below: they are signed words. */
export const MOST_BALANCE = 2n ** 255n
/** Nonces lie below: further than anybody counts, and near enough for those who count in 64 bits. */
export const MOST_NONCE = 2n ** 63n
