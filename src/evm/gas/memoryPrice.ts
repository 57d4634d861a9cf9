// The price of a frame's memory (protocol/evm#gas): so much for a word, and a bit more for each the more there are. The machine's
// interpreter reads this file, too, so it has plain numbers only.

export const GAS_PER_WORD = 3
/** The square of the words is divided by this. */
export const SQUARE_DIVISOR = 512
