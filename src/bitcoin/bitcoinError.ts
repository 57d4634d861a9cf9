/** Bytes are not a valid transaction, script, key or signature. */
export class BitcoinError extends Error {
  override readonly name: string = 'BitcoinError'
}

/** A script cannot be read or does not have the required effect. */
export class ScriptError extends BitcoinError {
  override readonly name = 'ScriptError'
}
