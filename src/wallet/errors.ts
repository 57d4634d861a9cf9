import { defineError, NodeError } from '../base/errors.ts'

/** The error of `personal_*` methods on a network without a wallet. */
export class WalletDisabled extends defineError('walletDisabled', () => 'The local wallet feature is disabled') {}

/** The error of methods that sign on a network without a wallet. */
export class SigningDisabled extends defineError('signingDisabled', () => 'Local wallet is disabled in this node') {}

/** The error of signing for an account that is locked, unknown or not named. Its texts are the reference node's. */
export class AccountNotFound extends NodeError {
  readonly kind = 'accountNotFound'
}

/** The error of reading a key that is locked, unknown or encrypted with another passphrase. */
export class KeyNotAvailable extends NodeError {
  readonly kind = 'keyNotAvailable'
}

/** The error of importing bytes that are no private key; the message does not repeat them. */
export class InvalidPrivateKey extends defineError(
  'invalidPrivateKey',
  () => 'Invalid param: value must be a private key, 1 to 32 bytes below the order of secp256k1',
) {}

/** The error of a web page that uses more than the development accounts. */
export class RefusedToWebPage extends defineError(
  'refusedToWebPage',
  () => 'a request with an Origin header, as from a web page, may use only the published development accounts',
) {}

/** The error of typed data that does not fit its own types. */
export class InvalidTypedData extends defineError(
  'invalidTypedData',
  (flaw: string) => `Invalid typed data: ${flaw}`,
) {}

/** The error of an account above the wallet's maximum. */
export class WalletFull extends defineError(
  'walletFull',
  (limit: number) => `the wallet holds ${limit} accounts, which is its maximum`,
) {}

/** The error of a passphrase above the maximum that may wait to be stretched. */
export class TooManyPassphrases extends defineError(
  'limitExceeded',
  (limit: number) => `limit of ${limit} waiting passphrases exceeded`,
) {
  readonly retryAfterSeconds = 1
}

/** Every error that a caller of the wallet may receive. */
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
