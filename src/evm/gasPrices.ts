// Prices that both interpreters use (protocol/evm#gas). AssemblyScript reads this file too, so it has only plain numbers.

/** Memory: this much per word, and the square of the words divided by {@link SQUARE_DIVISOR}. */
export const GAS_PER_WORD = 3
export const SQUARE_DIVISOR = 512

/** SSTORE as before EIP-1283: only whether the slot is empty before and after counts. */
export const SET_GAS = 20000
export const RESET_GAS = 5000

export const GAS_PER_EXPONENT_BYTE = 50
/** Per begun word of memory that an opcode writes or hashes. */
export const GAS_PER_COPIED_WORD = 3
export const GAS_PER_HASHED_WORD = 6
