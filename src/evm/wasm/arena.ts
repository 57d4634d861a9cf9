import { INSTRUCTIONS, INSTRUCTIONS_END, JUMPS, JUMPS_END } from './layout.ts'

const FEW_BYTES = 2 ** 20

/** Where the decoded codes of a machine lie: their instructions, one behind the other, and a table of jumps for each. */
export class Arena {
  readonly bytes: Uint8Array
  readonly view: DataView
  /** Where the next instruction goes. */
  top = INSTRUCTIONS
  private jumpsTop = JUMPS

  constructor(bytes: Uint8Array, view: DataView) {
    this.bytes = bytes
    this.view = view
  }

  /** Whether there is so little room that a run should not begin with it. */
  isLow(): boolean {
    return this.top + FEW_BYTES > INSTRUCTIONS_END || this.jumpsTop + FEW_BYTES > JUMPS_END
  }

  clear(): void {
    this.top = INSTRUCTIONS
    this.jumpsTop = JUMPS
  }

  hasRoomFor(bytes: number): boolean {
    return this.top + bytes <= INSTRUCTIONS_END
  }

  /** The address of a table of zeros, 32 bits for each byte of code; undefined: there is no room. */
  createJumps(length: number): number | undefined {
    const table = this.jumpsTop
    const end = table + 4 * length
    if (end > JUMPS_END) return undefined
    this.bytes.fill(0, table, end)
    this.jumpsTop = end
    return table
  }
}
