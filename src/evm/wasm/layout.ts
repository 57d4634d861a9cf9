// Addresses in the memory of the interpreter in WebAssembly. AssemblyScript reads this file too, so it has only plain numbers.

/** The memory is never grown: views of it stay valid, and untouched pages take no space. */
export const MEMORY_BYTES = 67108864

/** Results of a run: the address of the stack's top, the window's gas, the bytes of memory. */
export const EXIT_STACK_TOP = 64
export const EXIT_GAS = 68
export const EXIT_MEMORY_BYTES = 72

/** Words that are the same for a whole run, such as the block's time: a byte per word that is cached, and the words. */
export const RUN_FLAGS = 6144
export const RUN_WORDS = 6176
export const RUN_WORD_COUNT = 32

/** The interpreter's scratch space; its own constants are before it. */
export const SCRATCH = 8192

/** Return data of the innermost frame's last call, if the frame has copied from it and it is not longer. */
export const RETURNED = 32768
export const RETURNED_BYTES = 32768

/** The code arena: instructions, their notes for TypeScript at a fixed distance, and tables of jump destinations. */
export const INSTRUCTIONS = 65536
export const INSTRUCTIONS_END = 6291456
export const NOTES = 6291456
export const JUMPS = 12582912
export const JUMPS_END = 25165824

/** Cached storage slots: a hash table with groups of entries. */
export const SLOTS = 25165824
export const GROUPS = 4096
export const GROUP_SLOTS = 8
export const SLOT_BYTES = 96
/** Fields of an entry: the contract's number, the mark since which it is journaled, the key, and the value (0: empty). */
export const SLOT_CONTRACT = 0
export const SLOT_MARK = 4
export const SLOT_KEY = 32
export const SLOT_VALUE = 64
/** Values of slots before they were written. */
export const JOURNAL = 28311552
export const JOURNAL_END = 29884416
export const RECORD_BYTES = 48
export const RECORD_SLOT = 0
export const RECORD_VALUE = 16
/** The lowest number of a contract whose entries are valid; the newest mark; the top of the journal; the secret hash seed. */
export const FIRST_CONTRACT = 80
export const CURRENT_MARK = 84
export const JOURNAL_TOP = 88
export const HASH_SEED = 96
/** The key that TypeScript looks up. */
export const LOOKUP_KEY = 128

/** The frame arena: frames, one after the other. */
export const FRAME_ARENA = 29884416

/** An instruction: its code, 16 bits at offset 2, 32 bits at offset 4. */
export const INSTRUCTION_BYTES = 8

/** A frame's header, its stack, which grows down, and its memory. Call data that was copied is before the frame. */
export const FRAME_JUMPS = 4
export const FRAME_CODE_SIZE = 8
export const FRAME_DATA = 12
export const FRAME_DATA_SIZE = 16
export const FRAME_RETURN_SIZE = 20
/** Bytes of memory that the frame may touch. */
export const FRAME_GRANTED = 24
/** The number of the contract whose slots are read; 0 if its slots are not cached. */
export const FRAME_CONTRACT = 28
/** Gas outside of the window, a double; whether there is gas beyond it, which only TypeScript counts. */
export const FRAME_RESERVE_GAS = 32
export const FRAME_HAS_MORE_GAS = 48
/** Whether the frame may change nothing; the number of slots cleared since TypeScript last read it. */
export const FRAME_IS_STATIC = 40
export const FRAME_CLEARED = 44
export const FRAME_ADDRESS = 64
export const FRAME_CALLER = 96
export const FRAME_VALUE = 128
/** Whether the frame's balance and the last call's return data are cached, and the balance. */
export const FRAME_HAS_BALANCE = 52
export const FRAME_HAS_RETURNED = 56
export const FRAME_BALANCE = 160
export const FRAME_STACK = 256
export const FRAME_STACK_END = 33024
export const FRAME_MEMORY = 33024
