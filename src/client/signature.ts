import type { MethodName } from '../../generated/methods.ts'
import { type Signature, signatures } from '../../generated/signatures.ts'

const isMethodName = (name: string): name is MethodName => Object.hasOwn(signatures, name)

/** What the document says of a method; undefined when it does not know it. */
export function getSignature(name: string): Signature | undefined {
  return isMethodName(name) ? signatures[name] : undefined
}

/** Whether a request may be sent once more although the first may have arrived: never when it could change anything. */
export function mayRepeat(method: string): boolean {
  return getSignature(method)?.readsOnly === true
}
