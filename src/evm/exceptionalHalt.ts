/**
 * What opcodes throw to end their frame with all its gas used up; the reason is for people. Not an `Error`: a stack
 * trace for each would cost more than the frame.
 */
export class ExceptionalHalt {
  readonly reason: string
  /** What the reason is about: gas that is missing, where a jump would lead, how long code is. */
  readonly figure: number | bigint | undefined

  constructor(reason: string, figure: number | bigint | undefined) {
    this.reason = reason
    this.figure = figure
  }
}

export function exception(reason: string, figure?: number | bigint): ExceptionalHalt {
  return new ExceptionalHalt(reason, figure)
}

/** `needed` is what there is not; absent: more than could ever be paid. */
export const outOfGas = (needed?: number | bigint) => exception('out of gas', needed)
