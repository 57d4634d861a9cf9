import { NodeError } from '../base/errors.ts'

/** `personal_*` was asked of a network that has no wallet. */
export class WalletDisabled extends NodeError {
  readonly kind = 'walletDisabled'
  constructor() {
    super('The local wallet feature is disabled')
  }
}

/** A signature was asked of a network that has no wallet. */
export class SigningDisabled extends NodeError {
  readonly kind = 'signingDisabled'
  constructor() {
    super('Local wallet is disabled in this node')
  }
}

/** The wallet cannot sign for this account: it is locked, unknown or not named. The texts are the reference's. */
export class AccountNotFound extends NodeError {
  readonly kind = 'accountNotFound'
}

/** The key of an account is not to be had, or not with this passphrase. */
export class KeyNotAvailable extends NodeError {
  readonly kind = 'keyNotAvailable'
}

/** Bytes that are no private key; the message does not repeat them. */
export class InvalidPrivateKey extends NodeError {
  readonly kind = 'invalidPrivateKey'
  constructor() {
    super('Invalid param: value must be a private key, 1 to 32 bytes below the order of secp256k1')
  }
}

/** A web page asked for more than the development accounts. */
export class RefusedToWebPage extends NodeError {
  readonly kind = 'refusedToWebPage'
  constructor() {
    super('a request with an Origin header, as from a web page, may use only the published development accounts')
  }
}

/** Typed data does not fit its own types. */
export class InvalidTypedData extends NodeError {
  readonly kind = 'invalidTypedData'
  constructor(flaw: string) {
    super(`Invalid typed data: ${flaw}`)
  }
}

/** The wallet holds as many accounts as it may. */
export class WalletFull extends NodeError {
  readonly kind = 'walletFull'
  constructor(limit: number) {
    super(`the wallet holds ${limit} accounts, which is its maximum`)
  }
}

/** More passphrases wait to be stretched than the process takes. */
export class TooManyPassphrases extends NodeError {
  readonly kind = 'limitExceeded'
  readonly retryAfterSeconds = 1
  constructor(limit: number) {
    super(`limit of ${limit} waiting passphrases exceeded`)
  }
}

/** Every error that the wallet tells its callers about. */
export type WalletError =
  | WalletDisabled
  | SigningDisabled
  | AccountNotFound
  | KeyNotAvailable
  | InvalidPrivateKey
  | RefusedToWebPage
  | WalletFull
  | TooManyPassphrases
  | InvalidTypedData
