import type { InvalidParamsData } from '../../generated/schemas.ts'
import { NodeError } from '../base/errors.ts'

/** The parameters of a request are not what its method takes. */
export class InvalidParams extends NodeError {
  readonly kind = 'invalidParams'
  readonly data: InvalidParamsData | undefined
  constructor(message: string, data?: InvalidParamsData) {
    super(message)
    this.data = data
  }
}
