import { alternativesOf, isNull } from '../document/alternatives.ts'
import type { OpenRpcDocument, Schema } from '../document/openrpc.ts'
import { shapeOf } from '../document/shape.ts'
import { isTime, isWei } from '../document/words.ts'
import { fromQuantity, inThrees } from './quantity.ts'

/** What a quantity means to a person: decimal, an amount of RBTC, a date. Undefined for what explains itself. */
export function explainValue(document: OpenRpcDocument, schema: Schema, value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^0x[0-9a-f]{1,64}$/.test(value)) return undefined
  const decimal = fromQuantity(value)
  if (decimal === undefined) return undefined
  const described = descriptionsOf(document, schema)
  if (described.every(isWei)) return explainWei(value, decimal) // also as bytes, as the pool's content has them
  if (shapeOf(document, schema).kind !== 'quantity') return undefined
  if (described.every(isTime)) return explainTime(decimal)
  return decimal.length > 40 ? undefined : inThrees(decimal)
}

/** Returns the description of a value, or those of the values that it may be: results of several forms share members. */
function descriptionsOf(document: OpenRpcDocument, schema: Schema): readonly (string | undefined)[] {
  if (schema.description !== undefined) return [schema.description]
  return alternativesOf(document, schema)
    .filter((one) => !isNull(one))
    .map(({ description }) => description)
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
