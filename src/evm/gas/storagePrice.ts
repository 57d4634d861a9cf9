// What SSTORE costs, before EIP-1283: only whether the cell is empty before and after counts (protocol/evm#gas). The machine's
// interpreter reads this file, too, so it has plain numbers only.

export const SET_GAS = 20000
export const RESET_GAS = 5000
