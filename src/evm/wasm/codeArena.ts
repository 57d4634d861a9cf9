import { INSTRUCTIONS, INSTRUCTIONS_END, JUMPS, JUMPS_END } from './layout.ts'

/** Free bytes below which a run begins with an empty arena. */
const LOW_BYTES = 2 ** 20

/** The memory of decoded codes: their instructions, one after the other, and a table of jump destinations for each. */
export class CodeArena {
  readonly bytes: Uint8Array
  readonly view: DataView
  /** The address of the next instruction. */
  top = INSTRUCTIONS
  #jumpsTop = JUMPS

  constructor(bytes: Uint8Array, view: DataView) {
    this.bytes = bytes
    this.view = view
  }

  isLow(): boolean {
    return this.top + LOW_BYTES > INSTRUCTIONS_END || this.#jumpsTop + LOW_BYTES > JUMPS_END
  }

  clear(): void {
    this.top = INSTRUCTIONS
    this.#jumpsTop = JUMPS
  }

  hasRoomFor(bytes: number): boolean {
    return this.top + bytes <= INSTRUCTIONS_END
  }

  /** Returns the address of a table of zeros, 32 bits per byte of code; undefined if the arena is full. */
  createJumps(length: number): number | undefined {
    const table = this.#jumpsTop
    const end = table + 4 * length
    if (end > JUMPS_END) return undefined
    this.bytes.fill(0, table, end)
    this.#jumpsTop = end
    return table
  }
}
