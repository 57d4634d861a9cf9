/**
 * What opcodes throw to end their frame with all its gas used up; the reason is for people. Not an `Error`: a stack
 * trace for each would cost more than the frame.
 */
export class ExceptionalHalt {
  readonly reason: string

  constructor(reason: string) {
    this.reason = reason
  }
}

export function exception(reason: string): ExceptionalHalt {
  return new ExceptionalHalt(reason)
}

export const outOfGas = () => exception('out of gas')
