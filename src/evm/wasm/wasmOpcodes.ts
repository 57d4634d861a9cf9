// What the machine's interpreter can be told to do, without gaps: it goes there by a table. Both languages read this file, so
// it has plain numbers only.

/** Back to TypeScript, which does this opcode. */
export const EXIT = 0
/** The head of a basic block: pays for all of it, and checks the stack for all of it. */
export const BLOCK = 1
/** Pushes the 32 bits of the instruction. */
export const PUSH = 2
/** Pushes the word that lies behind the instruction. */
export const PUSH_LONG = 3
export const DUP = 4
export const SWAP = 5
export const POP = 6
/** A jump to where the stack says. */
export const JUMP = 7
export const JUMPI = 8
/** A push and a jump: to where the instruction says; 0: that is not decoded yet. */
export const JUMP_TO = 9
export const JUMPI_TO = 10
export const ADD = 11
export const MUL = 12
export const SUB = 13
export const DIV = 14
export const SDIV = 15
export const MOD = 16
export const SMOD = 17
export const ADDMOD = 18
export const MULMOD = 19
export const EXP = 20
export const SIGNEXTEND = 21
export const LT = 22
export const GT = 23
export const SLT = 24
export const SGT = 25
export const EQ = 26
export const ISZERO = 27
export const AND = 28
export const OR = 29
export const XOR = 30
export const NOT = 31
export const BYTE = 32
export const SHL = 33
export const SHR = 34
export const SAR = 35
export const KECCAK = 36
export const MLOAD = 37
export const MSTORE = 38
export const MSTORE8 = 39
export const MSIZE = 40
export const MCOPY = 41
/** Pushes a word of the frame's header. */
export const HEADER_WORD = 42
/** Pushes 32 bits of the frame's header. */
export const HEADER_NUMBER = 43
export const CALLDATALOAD = 44
export const CALLDATACOPY = 45
export const GAS = 46
export const SLOAD = 47
export const SSTORE = 48
/** Pushes a word of the run, by its number, once TypeScript has done so for the first time. */
export const RUN_WORD = 49
/** These two the machine does once TypeScript has done them, until the next call. */
export const OWN_BALANCE = 50
export const RETURN_COPY = 51
