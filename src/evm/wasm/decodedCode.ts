import type { Bytes } from '../../base/bytes.ts'
import { analyse, type CodeAnalysis } from '../codeAnalysis.ts'
import type { OpcodeTable } from '../opcodes/table.ts'
import type { Arena } from './arena.ts'
import { Decoding, type IsForced, type Undecoded } from './decoder.ts'

/**
 * Code as the interpreter reads it. It is decoded as far as it is run: from its beginning, and from each destination that is
 * jumped to for the first time, to where it does not go on; most of most codes never is.
 */
export class CodeAhead implements Undecoded {
  /** Of the first instruction. */
  readonly start: number
  /** Where each destination's block is; 0: nowhere, or not yet. */
  readonly jumps: number
  readonly code: Bytes
  readonly opcodes: OpcodeTable
  readonly analysis: CodeAnalysis
  readonly isForced: IsForced | undefined
  readonly arena: Arena

  private constructor(arena: Arena, jumps: number, code: Bytes, opcodes: OpcodeTable, isForced: IsForced | undefined) {
    this.arena = arena
    this.jumps = jumps
    this.code = code
    this.opcodes = opcodes
    this.analysis = analyse(code)
    this.isForced = isForced
    this.start = new Decoding(this).decodeFrom(0)
  }

  /** Undefined: there is no room for it. */
  static create(arena: Arena, code: Bytes, opcodes: OpcodeTable, isForced?: IsForced): CodeAhead | undefined {
    if (!arena.hasRoomFor(Decoding.mostBytes(code.length))) return undefined
    const jumps = arena.createJumps(code.length)
    return jumps === undefined ? undefined : new CodeAhead(arena, jumps, code, opcodes, isForced)
  }

  /** Where the block of a destination is; 0: it is not one, or there is no room for it any more. */
  blockAt(destination: number): number {
    if (!this.analysis.isDestination(destination)) return 0
    const known = this.knownBlockAt(destination)
    if (known !== 0) return known
    const { arena, code } = this
    if (!arena.hasRoomFor(Decoding.mostBytes(code.length - destination))) return 0
    return new Decoding(this).decodeFrom(destination)
  }

  /** The same, as far as it is decoded. */
  knownBlockAt(destination: number): number {
    return this.arena.view.getUint32(this.jumps + 4 * destination, true)
  }
}
