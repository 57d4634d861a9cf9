/**
 * JSON text or its UTF-8. Bytes are sent as they are, without a copy.
 */
export type Piece = string | Uint8Array

/**
 * A `Result` that is JSON text already, whole or in pieces, so that a long one is never in memory at once. A class, so
 * that no result with the same members is mistaken for it.
 */
export class ReadyJson<Result> {
  readonly json: string | readonly Piece[] | AsyncIterable<Piece>
  /**
   * Whether the response limit applies to pieces that are still to come, which are then collected up to it. Others are
   * bounded by their source.
   */
  readonly isLimited: boolean
  /** Never set: carries the type of the result. */
  declare readonly result?: Result

  constructor(json: ReadyJson<Result>['json'], { isLimited = false } = {}) {
    this.json = json
    this.isLimited = isLimited
  }
}
