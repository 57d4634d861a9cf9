// Where things lie in the machine's memory. Both languages read this file, so it has plain numbers only.

/** The memory is never grown: views of it stay valid, and pages that nobody touches cost nothing. */
export const MEMORY_BYTES = 67108864

/** What the interpreter leaves behind when it comes back: the top of the stack, the gas of the window, bytes of memory. */
export const LEFT_TOP = 64
export const LEFT_GAS = 68
export const LEFT_BYTES = 72

/** Words that stay for a whole run, as the time of its block: a byte for each that is there, and the words. */
export const RUN_FLAGS = 6144
export const RUN_WORDS = 6176
export const RUN_WORD_COUNT = 32

/** The interpreter's scratch; its own constants are before it. */
export const SCRATCH = 8192

/** What the last call of the innermost frame returned, if it is not very long and somebody has copied from it. */
export const RETURNED = 32768
export const RETURNED_BYTES = 32768

/** Decoded codes: instructions, what TypeScript notes of each, as far behind it, and tables of jumps. */
export const INSTRUCTIONS = 65536
export const INSTRUCTIONS_END = 6291456
export const NOTES = 6291456
export const JUMPS = 12582912
export const JUMPS_END = 25165824

/** Cells of contracts, in groups. */
export const CELLS = 25165824
export const GROUPS = 4096
export const GROUP_CELLS = 8
export const CELL_BYTES = 96
/** The number of the contract, the mark since which it is noted, the slot, and the value: zero, and the cell is empty. */
export const CELL_CONTRACT = 0
export const CELL_MARK = 4
export const CELL_SLOT = 32
export const CELL_VALUE = 64
/** What cells held before they were written. */
export const JOURNAL = 28311552
export const JOURNAL_END = 29884416
export const RECORD_BYTES = 48
export const RECORD_CELL = 0
export const RECORD_VALUE = 16
/** Contracts of smaller numbers are forgotten; the newest mark; the journal's top; what nobody outside may guess. */
export const CELLS_FIRST = 80
export const CELLS_MARK = 84
export const CELLS_TOP = 88
export const CELLS_SEED = 96
/** Where TypeScript puts the slot that it looks for. */
export const CELLS_SLOT = 128

/** Rooms of frames, one behind the other. */
export const ROOMS = 29884416

/** An instruction: its code, 16 bits at 2, 32 bits at 4. */
export const INSTRUCTION_BYTES = 8

/** A frame's header, its stack, which grows down, and its memory; the call data, if it was copied, lies before them. */
export const FRAME_JUMPS = 4
export const FRAME_CODE_SIZE = 8
export const FRAME_DATA = 12
export const FRAME_DATA_SIZE = 16
export const FRAME_RETURN_SIZE = 20
/** Bytes of memory that may be touched. */
export const FRAME_GRANTED = 24
/** The number of the contract whose cells it reads; 0: those are not here. */
export const FRAME_CONTRACT = 28
/** Gas beside the window, a double; whether there is more, which TypeScript counts. */
export const FRAME_GAS_BESIDE = 32
export const FRAME_HAS_MORE_GAS = 48
/** Whether it may change nothing; how many cells it has cleared since TypeScript has looked. */
export const FRAME_IS_STATIC = 40
export const FRAME_CLEARED = 44
export const FRAME_ADDRESS = 64
export const FRAME_CALLER = 96
export const FRAME_VALUE = 128
/** Its own balance and what a call has returned: whether they are here, and the balance. */
export const FRAME_HAS_BALANCE = 52
export const FRAME_HAS_RETURNED = 56
export const FRAME_BALANCE = 160
export const FRAME_STACK = 256
export const FRAME_STACK_END = 33024
export const FRAME_MEMORY = 33024
