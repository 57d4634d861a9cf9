import type { Method } from '../document/openrpc.ts'

/** Whether a method takes what nobody else may read, and what stays out of addresses and of the history for that. */
export function takesSecrets({ params }: Pick<Method, 'params'>): boolean {
  return params.some(({ name }) => /^(key|privateKey|passphrase|password|seed|mnemonic)$/i.test(name))
}
