import { toHex } from '../../base/hex.ts'
import type { Network } from '../../chainspec/network.ts'
import type { BlockSelector } from './engine.ts'
import { NotFoundAsEthereum } from './errors.ts'

/**
 * Returns what was found of a whole block. With `compat` ethereum, throws geth's error if the block is unknown
 * (`eth/tracers/api.go`), for methods whose result is undefined on other chains.
 */
export function requireKnownBlock<T>(
  { compat }: Pick<Network, 'compat'>,
  selector: BlockSelector,
  found: T | undefined,
): T | undefined {
  if (found === undefined && compat === 'ethereum') throw new NotFoundAsEthereum(`block ${nameOf(selector)} not found`)
  return found
}

function nameOf(selector: BlockSelector): string {
  if (selector.kind === 'number') return `#${selector.number}`
  return selector.kind === 'hash' ? toHex(selector.hash) : selector.kind
}
