import type { Bytes } from '../base/bytes.ts'
import { NodeError } from '../base/errors.ts'

/**
 * A cell of a contract that the source of a state cannot return. Methods of the contract that only read can be called at
 * the source instead, as long as no transaction has changed the contract: `call` returns their output.
 */
export abstract class UnreadableCell extends NodeError {
  readonly call: (input: Bytes) => Promise<Bytes>

  constructor(message: string, call: (input: Bytes) => Promise<Bytes>) {
    super(message)
    this.call = call
  }
}
