import { NodeError } from '../base/errors.ts'

/** A refused change of a key or an owner. The message is for the client. */
export abstract class KeyError extends NodeError {}

/** Invalid properties of a key. The message names the property and the expected form. */
export class InvalidGrant extends KeyError {
  readonly kind = 'invalidParams'
}

/** Unknown, revoked or expired key id. */
export class KeyNotFound extends KeyError {
  readonly kind = 'keyNotFound'
  constructor(id: string) {
    super(`id: must be the id of a valid key, got ${id}; list the keys`)
  }
}

/** Too many valid keys of an owner. */
export class OwnerKeysExceeded extends KeyError {
  readonly kind = 'ownerKeysExceeded'
  constructor(owner: string, maxKeys: number) {
    super(
      `owner: must have at most ${maxKeys} valid keys, got another one for ${owner}; revoke one, or raise the limit of the owner`,
    )
  }
}
