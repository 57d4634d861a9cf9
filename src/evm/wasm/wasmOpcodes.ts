// The instructions of the interpreter in WebAssembly, numbered without gaps: it dispatches by a jump table. AssemblyScript reads
// this file too, so it has only plain numbers. The decoder joins the opcodes of a basic block: its BLOCK pays the fees of all of
// them and checks the stack for all of them. "Falls back" leaves the instruction to the TypeScript opcode, with nothing done.
//
// | instruction                | in the code                            | falls back                                           |
// | -------------------------- | -------------------------------------- | ---------------------------------------------------- |
// | EXIT                       | any other opcode; the end of the code  | always                                               |
// | BLOCK                      | start of a basic block, JUMPDEST       | if the gas or the stack does not suffice             |
// | PUSH, PUSH_LONG            | PUSHn, CODESIZE, PC                    | never                                                |
// | DUP, SWAP, POP             | the same                               | never                                                |
// | ADD to SAR without EXP     | the same                               | never                                                |
// | EXP                        | EXP                                    | if the gas does not suffice                          |
// | JUMP, JUMPI                | jumps to a computed destination        | if the destination is not decoded, or none           |
// | JUMP_TO, JUMPI_TO          | a push and a jump; the next block      | if the destination is not decoded                    |
// | KECCAK                     | SHA3                                   | if empty, long, or the memory or gas does not suffice |
// | MLOAD, MSTORE, MSTORE8     | the same                               | if the memory or the gas does not suffice            |
// | MSIZE                      | MSIZE                                  | never                                                |
// | MCOPY, CALLDATACOPY        | the same                               | if empty, or the memory or gas does not suffice      |
// | CALLDATALOAD               | CALLDATALOAD                           | never                                                |
// | HEADER_WORD                | ADDRESS, CALLER, CALLVALUE             | never                                                |
// | HEADER_NUMBER              | CALLDATASIZE, RETURNDATASIZE           | never                                                |
// | RUN_WORD                   | ORIGIN, GASPRICE, values of the block  | the first time in a run                              |
// | OWN_BALANCE                | SELFBALANCE                            | the first time since a call                          |
// | RETURN_COPY                | RETURNDATACOPY                         | the first time since a call, or as MCOPY             |
// | SLOAD                      | SLOAD                                  | if the slot is not cached                            |
// | SSTORE                     | SSTORE                                 | if not cached or not paid, or the frame is static    |
// | GAS                        | GAS                                    | if the gas is above 2^53 - 1                         |

/** Returns to TypeScript, which runs this opcode. */
export const EXIT = 0
/** Pays for a basic block and checks the stack for it. */
export const BLOCK = 1
/** Pushes the 32 bits of the instruction. */
export const PUSH = 2
/** Pushes the word that follows the instruction. */
export const PUSH_LONG = 3
export const DUP = 4
export const SWAP = 5
export const POP = 6
export const JUMP = 7
export const JUMPI = 8
/** Jumps to the address in the instruction; 0 if the destination is not decoded yet. */
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
/** Pushes a cached word of the run, by its number. */
export const RUN_WORD = 49
export const OWN_BALANCE = 50
export const RETURN_COPY = 51
