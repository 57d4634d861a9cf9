import { NodeError } from '../../base/errors.ts'

/** The operator has ended a call. */
export class CallCancelled extends NodeError {
  readonly kind = 'executionTimedOut'
  /** A shorter range would not avoid it. */
  readonly suggested = undefined

  constructor() {
    super('the operator ended the call')
  }
}
