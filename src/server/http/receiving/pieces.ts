/** The average length that pieces must have beyond the bound on their number. */
const BYTES_PER_PIECE = 64

/**
 * Whether a body or message comes in too many pieces for its length: chunks (RFC 9112, 7.1), frames (RFC 6455, 5.4) or
 * TCP segments. Each costs memory and work, however short it is. The first `limitPieces` may have any length.
 */
export function isInTooManyPieces(pieces: number, bytes: number, limitPieces: number): boolean {
  return pieces > limitPieces && bytes < (pieces - limitPieces) * BYTES_PER_PIECE
}
