import { NodeError } from '../base/errors.ts'

/** What is asked of a key or an owner cannot be; the message is for whoever asked. */
export abstract class KeyError extends NodeError {}

/** A key cannot be what it is asked to be; the message names the part and what was expected. */
export class InvalidGrant extends KeyError {
  readonly kind = 'invalidParams'
}

/** No valid key has this id. */
export class KeyNotFound extends KeyError {
  readonly kind = 'keyNotFound'
  constructor(id: string) {
    super(`there is no valid key with the id ${id}`)
  }
}

/** The owner has as many valid keys as it may have. */
export class OwnerKeysExceeded extends KeyError {
  readonly kind = 'ownerKeysExceeded'
  constructor(owner: string, maxKeys: number) {
    super(`${owner} has ${maxKeys} valid keys, which is the most; revoke one, or let the owner have more`)
  }
}
