import { BitcoinError } from '../bitcoin/bitcoinError.ts'
import { PrecompileFailure } from '../evm/nativeContracts.ts'

/** Whether an error says that a method refuses what it was given: where the reference catches exceptions, these are them. */
export function isRefusal(error: unknown): error is PrecompileFailure | BitcoinError {
  return error instanceof PrecompileFailure || error instanceof BitcoinError
}
