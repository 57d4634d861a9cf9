import { fromQuantity, toQuantity } from './quantity.ts'

/** How a block is named: by nothing (the default), a tag, number or hash, or by an object (EIP-1898). */
export type BlockForm = 'none' | 'tag' | 'number' | 'hash' | 'numberObject' | 'hashObject'

export interface BlockChoice {
  readonly form: BlockForm
  /** Tag, number in decimal or hexadecimal digits, or hash. */
  readonly text: string
  readonly isCanonical: boolean
}

/** The parameter for a choice. A number that is none goes out as it was typed, so that the node says what is wrong with it. */
export function toBlockParam({ form, text, isCanonical }: BlockChoice): unknown {
  const number = toQuantity(text) ?? text
  const canonical = isCanonical ? { requireCanonical: true } : {}
  if (form === 'none') return undefined
  if (form === 'number') return number
  if (form === 'numberObject') return { blockNumber: number, ...canonical }
  return form === 'hashObject' ? { blockHash: text, ...canonical } : text
}

/** The choice that a parameter stands for; undefined for what no control can show. */
export function fromBlockParam(param: unknown, tags: readonly string[]): BlockChoice | undefined {
  if (param === undefined) return { form: 'none', text: '', isCanonical: false }
  if (typeof param === 'number') return { form: 'number', text: String(param), isCanonical: false }
  if (typeof param === 'string') return fromText(param, tags)
  if (typeof param !== 'object' || param === null) return undefined
  const { blockHash, blockNumber, requireCanonical } = param as Readonly<Record<string, unknown>>
  const isCanonical = requireCanonical === true || String(requireCanonical).toLowerCase() === 'true'
  if (typeof blockHash === 'string') return { form: 'hashObject', text: blockHash, isCanonical }
  if (blockNumber === undefined) return undefined
  return { form: 'numberObject', text: decimalOf(String(blockNumber)), isCanonical }
}

function fromText(text: string, tags: readonly string[]): BlockChoice {
  if (tags.includes(text)) return { form: 'tag', text, isCanonical: false }
  if (/^0x[0-9a-f]{64}$/i.test(text)) return { form: 'hash', text, isCanonical: false }
  return { form: 'number', text: decimalOf(text), isCanonical: false }
}

const decimalOf = (text: string) => fromQuantity(text) ?? text
