// Where things lie in the arithmetic module's memory, which is one page. Both languages read this file, so it has plain
// numbers only.

/** BLAKE2b: the input of its precompile, the sixteen words of its state, and the message in the order of the rounds. */
export const BLAKE_INPUT = 1024
export const BLAKE_STATE = 1280
export const BLAKE_ROWS = 1408
export const BLAKE_ROWS_END = 2688
