/** Ends a frame with an exception: all its gas is gone. Not an `Error`: a stack trace for each would cost more than the frame. */
export class Halt {
  readonly reason: string
  constructor(reason: string) {
    this.reason = reason
  }
}

/** What opcodes throw; the reason is for people. */
export function exception(reason: string): Halt {
  return new Halt(reason)
}

export const outOfGas = () => exception('out of gas')
