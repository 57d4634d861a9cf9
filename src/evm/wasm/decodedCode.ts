import type { Bytes } from '../../base/bytes.ts'
import type { OpcodeTable } from '../opcodes/table.ts'
import { analyse, type CodeAnalysis } from '../runState.ts'
import type { CodeArena } from './codeArena.ts'
import { Decoder, type DecoderInput, type IsForced } from './decoder.ts'

/**
 * Code as the interpreter in WebAssembly reads it. It is decoded as far as it runs: from its beginning, and from each jump
 * destination that is reached for the first time, up to an instruction that ends the flow. Most of most codes never is.
 */
export class DecodedCode implements DecoderInput {
  /** The address of the first instruction. */
  readonly start: number
  /** The address of the table with each destination's block; 0 for none, or for one that is not decoded yet. */
  readonly jumps: number
  readonly code: Bytes
  readonly opcodes: OpcodeTable
  readonly analysis: CodeAnalysis
  readonly isForced: IsForced | undefined
  readonly arena: CodeArena

  /** Returns undefined if the arena is full. */
  static create(arena: CodeArena, code: Bytes, opcodes: OpcodeTable, isForced?: IsForced): DecodedCode | undefined {
    if (!arena.hasRoomFor(Decoder.maxBytes(code.length))) return undefined
    const jumps = arena.createJumps(code.length)
    return jumps === undefined ? undefined : new DecodedCode({ arena, jumps, code, opcodes, isForced })
  }

  constructor({ arena, jumps, code, opcodes, isForced }: Omit<DecoderInput, 'analysis' | 'knownBlockAt'>) {
    this.arena = arena
    this.jumps = jumps
    this.code = code
    this.opcodes = opcodes
    this.analysis = analyse(code)
    this.isForced = isForced
    this.start = new Decoder(this).decodeFrom(0)
  }

  /** Returns the address of a destination's block, decoding it if necessary; 0 if it is none, or the arena is full. */
  blockAt(destination: number): number {
    if (!this.analysis.isDestination(destination)) return 0
    const known = this.knownBlockAt(destination)
    if (known !== 0) return known
    const { arena, code } = this
    if (!arena.hasRoomFor(Decoder.maxBytes(code.length - destination))) return 0
    return new Decoder(this).decodeFrom(destination)
  }

  knownBlockAt(destination: number): number {
    return this.arena.view.getUint32(this.jumps + 4 * destination, true)
  }
}
