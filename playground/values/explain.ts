import type { OpenRpcDocument, Schema } from '../document/openrpc.ts'
import { shapeOf } from '../document/shape.ts'
import { isTime, isWei } from '../document/words.ts'
import { fromQuantity, inThrees } from './quantity.ts'

/** What a quantity means to a person: decimal, an amount of RBTC, a date. Undefined for what explains itself. */
export function explainValue(document: OpenRpcDocument, schema: Schema, value: unknown): string | undefined {
  if (typeof value !== 'string' || shapeOf(document, schema).kind !== 'quantity') return undefined
  const decimal = fromQuantity(value)
  if (decimal === undefined) return undefined
  if (isWei(schema.description)) return explainWei(value, decimal)
  if (isTime(schema.description)) return explainTime(decimal)
  return decimal.length > 40 ? undefined : inThrees(decimal)
}

/** Prices are small and read better in wei. */
function explainWei(quantity: string, decimal: string): string {
  if (decimal.length < 13) return `${inThrees(decimal)} wei`
  return `${inThrees(fromQuantity(quantity, 'RBTC') ?? decimal)} RBTC`
}

const LAST_SECOND = 253_402_300_799

function explainTime(decimal: string): string {
  const seconds = Number(decimal)
  return seconds > LAST_SECOND
    ? decimal
    : new Date(seconds * 1000).toISOString().replace('.000Z', ' UTC').replace('T', ' ')
}
