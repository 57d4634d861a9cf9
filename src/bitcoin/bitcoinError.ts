/** Bytes that are no transaction, script, key or signature. */
export class BitcoinError extends Error {
  override readonly name: string = 'BitcoinError'
}

/** A script that cannot be read or does not do what it is asked for. */
export class ScriptError extends BitcoinError {
  override readonly name = 'ScriptError'
}
