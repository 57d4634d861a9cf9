import { NodeError } from '../base/errors.ts'

/** What was wrong with a parameter, as the error's `data` tells it. */
export interface InvalidParamsData {
  readonly parameter: string
  /** From zero on; absent when there is no such parameter. */
  readonly position?: number
  /** Where inside the parameter, such as `topics.0`. */
  readonly path?: string
  readonly expected: string
  /** At most 100 characters. */
  readonly got: string
}

/** The parameters of a request are not what its method takes. */
export class InvalidParams extends NodeError {
  readonly kind = 'invalidParams'
  readonly data: InvalidParamsData | undefined
  constructor(message: string, data?: InvalidParamsData) {
    super(message)
    this.data = data
  }
}
