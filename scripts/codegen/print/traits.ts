import type { Method, OpenRpcDocument } from '../openrpc.ts'
import { BANNER, key, literal } from './text.ts'

function traitsOf(method: Method): Record<string, string> {
  const { 'x-owner-only': ownerOnly, 'x-unsupported': unsupported, 'x-alias-of': aliasOf } = method
  return {
    ...(ownerOnly === undefined ? {} : { ownerOnly }),
    ...(unsupported === undefined ? {} : { unsupported }),
    ...(aliasOf === undefined ? {} : { aliasOf }),
  }
}

/** Prints traits.ts: facts of some methods that a node needs and a client does not. They would be a tenth of a client's bundle. */
export function printTraits(document: OpenRpcDocument): string {
  const entries = document.methods
    .map((method) => [method.name, traitsOf(method)] as const)
    .filter(([, traits]) => Object.keys(traits).length > 0)
  return `${BANNER}import type { MethodName } from './methods.ts'

export interface MethodTraits {
  /** Only for the local administrator: the method signs with stored keys, or changes the node itself. */
  readonly ownerOnly?: 'wallet' | 'control'
  /** Text with which every node refuses the method. */
  readonly unsupported?: string
  /** The method for which this is another name. */
  readonly aliasOf?: MethodName
}

export const methodTraits: { readonly [M in MethodName]?: MethodTraits } = {
${entries.map(([name, traits]) => `  ${key(name)}: ${literal(traits)},\n`).join('')}}
`
}
