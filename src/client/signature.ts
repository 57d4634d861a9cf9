import type { MethodName } from '../../generated/methods.ts'
import { type Signature, signatures } from '../../generated/signatures.ts'

const isMethodName = (name: string): name is MethodName => Object.hasOwn(signatures, name)

/** Returns the document's facts about a method, or undefined. */
export function getSignature(name: string): Signature | undefined {
  return isMethodName(name) ? signatures[name] : undefined
}

/**
 * Returns whether a request may be sent again although the first one may have arrived: only if it cannot change state.
 */
export function mayRepeat(method: string): boolean {
  const signature = getSignature(method)
  return signature !== undefined && signature.changesState !== true
}
