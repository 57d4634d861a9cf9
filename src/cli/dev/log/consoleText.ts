import type { Bytes } from '../../../base/bytes.ts'
import { toHex } from '../../../base/hex.ts'
import { keccak256 } from '../../../crypto/keccak.ts'
import { type AbiStyle, type AbiType, parseAbiType, printAbi } from './abi.ts'

let known: ReadonlyMap<string, readonly string[]> | undefined

/**
 * Returns the text of a call of Solidity's console, formatted like `console.log`. The table of selectors is created on
 * first use.
 */
export function consoleText(call: Bytes): string {
  const found = readConsole(call, { isShort: false })
  return found === undefined ? `(${call.length} bytes that are not a console.log)` : join(found.types[0], found.values)
}

/** Returns the arguments of a call of Solidity's console, with quotes around texts. Undefined for other bytes. */
export const consoleArguments = (call: Bytes): readonly string[] | undefined =>
  readConsole(call, { isShort: true })?.values

function readConsole(call: Bytes, style: AbiStyle) {
  known ??= createConsoleSelectors()
  const types = known.get(toHex(call.subarray(0, 4)))
  const values = types && printAbi(types.map(requireType), call.subarray(4), style)
  return types && values && { types, values }
}

function requireType(name: string): AbiType {
  const type = parseAbiType(name)
  if (type === undefined) throw new Error(`${name} is no type of the ABI`)
  return type
}

/** Formats values like JavaScript's `console.log`: the first text may have placeholders for the others. */
function join(firstType: string | undefined, [first = '', ...others]: readonly string[]): string {
  if (firstType !== 'string' || others.length === 0) return [first, ...others].join(' ')
  const filled = first.replace(/%[sdioOjf%]/g, (place) => (place === '%%' ? '%' : (others.shift() ?? place)))
  return [filled, ...others].join(' ')
}

const MIXED = ['uint256', 'string', 'bool', 'address']
const MAX_MIXED = 4
const OTHERS = [
  ['int256'],
  ['string', 'int256'], // only Foundry's console has it
  ['bytes'],
  ...Array.from({ length: 32 }, (_, index) => [`bytes${index + 1}`]),
]

/**
 * Returns the types of every `log` of Solidity's console: one to four of the four usual ones in any order, one of the
 * others, or nothing.
 */
export function consoleTypes(): readonly (readonly string[])[] {
  const lists: string[][] = [[]]
  let longest: string[][] = [[]]
  for (let length = 1; length <= MAX_MIXED; length++) {
    longest = longest.flatMap((list) => MIXED.map((type) => [...list, type]))
    lists.push(...longest)
  }
  return [...lists, ...OTHERS]
}

/** Spellings of contracts before 2022, which have other selectors. */
const OLD_NAMES: Readonly<Record<string, string>> = { uint256: 'uint', int256: 'int' }

/** Returns the types by selector (hex), including the old spellings. */
export function createConsoleSelectors(): ReadonlyMap<string, readonly string[]> {
  const selectors = new Map<string, readonly string[]>()
  for (const types of consoleTypes()) {
    selectors.set(selectorOf(types), types)
    selectors.set(selectorOf(types.map((type) => OLD_NAMES[type] ?? type)), types)
  }
  return selectors
}

function selectorOf(types: readonly string[]): string {
  return toHex(keccak256(new TextEncoder().encode(`log(${types.join(',')})`)).subarray(0, 4))
}
