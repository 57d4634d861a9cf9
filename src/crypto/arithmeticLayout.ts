// Where things lie in the arithmetic module's memory, which is one page. Both languages read this file, so it has plain
// numbers only.

/** BLAKE2b: the input of its precompile, the sixteen words of its state, and the message in the order of the rounds. */
export const BLAKE_INPUT = 1024
export const BLAKE_STATE = 1280
export const BLAKE_ROWS = 1408
export const BLAKE_ROWS_END = 2688

/** Powers modulo an odd number of up to so many limbs of 32 bits, the lowest first. */
export const POWER_LIMBS = 64
export const POWER_NUMBER_BYTES = 256
/** What the modulus times it is 1 modulo 2^64, the modulus, the result so far, and the lowest powers of the base. */
export const POWER_INVERSE = 4088
export const POWER_MODULUS = 4096
export const POWER_RESULT = 4352
export const POWER_TABLE = 4608
export const POWER_TABLE_END = 8704
/** The next bytes of the exponent. */
export const POWER_EXPONENT = 8704
export const POWER_EXPONENT_END = 9728
/** The sum of a product, one limb longer than the others. */
export const POWER_SUM = 9728
export const POWER_SUM_END = 9992
