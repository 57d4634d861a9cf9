import type { OpenRpcDocument } from '../openrpc.ts'
import { BANNER, key } from './text.ts'

/** weights.ts: what a node charges for a call; a client has no use for it. */
export function printWeights({ methods }: OpenRpcDocument): string {
  const weights = methods.flatMap(({ name, 'x-weight': weight }) =>
    weight === undefined ? [] : [`  ${key(name)}: ${weight},\n`],
  )
  return `${BANNER}import type { MethodName } from './methods.ts'

/** How many requests a call counts for in the limits of a key; 1 where nothing is said. */
export const documentedWeights: { readonly [M in MethodName]?: number } = {
${weights.join('')}}
`
}
