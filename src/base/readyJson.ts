/**
 * JSON text, or the UTF-8 of it: what comes as bytes goes out as these bytes, since copying costs more than sending.
 */
export type Piece = string | Uint8Array

/**
 * A `Result` that is JSON already: as one text, or in pieces, so that a long one is never held at once. A class,
 * because whatever members a result has, it is not taken for one.
 */
export class ReadyJson<Result> {
  readonly json: string | AsyncIterable<Piece>
  /** Pieces that the limit of answers is for, and so are collected up to it; others are bounded by who makes them. */
  readonly isLimited: boolean
  /** Never there: says what the JSON means. */
  declare readonly result?: Result

  constructor(json: string | AsyncIterable<Piece>, { isLimited = false } = {}) {
    this.json = json
    this.isLimited = isLimited
  }
}
