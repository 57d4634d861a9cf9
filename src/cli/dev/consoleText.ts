import type { Bytes } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import { decodeAbi } from './abi.ts'
import { createConsoleSelectors } from './consoleSignatures.ts'

let known: ReadonlyMap<string, readonly string[]> | undefined

/**
 * Returns the text of a call of Solidity's console, formatted like `console.log`. The table of selectors is created on
 * first use.
 */
export function consoleText(call: Bytes): string {
  known ??= createConsoleSelectors()
  const types = known.get(toHex(call.subarray(0, 4)))
  const values = types && decodeAbi(types, call.subarray(4))
  return values === undefined ? `(${call.length} bytes that are not a console.log)` : join(types?.[0], values)
}

/** Formats values like JavaScript's `console.log`: the first text may have placeholders for the others. */
function join(firstType: string | undefined, [first = '', ...others]: readonly string[]): string {
  if (firstType !== 'string' || others.length === 0) return [first, ...others].join(' ')
  const filled = first.replace(/%[sdioOjf%]/g, (place) => (place === '%%' ? '%' : (others.shift() ?? place)))
  return [filled, ...others].join(' ')
}
