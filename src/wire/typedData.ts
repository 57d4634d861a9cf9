import type * as Schema from '../../generated/schemas.ts'

/** What typed data says; undefined where its text is no JSON. */
export function parseTypedData(data: Schema.TypedDataInput): unknown {
  if (typeof data !== 'string') return data
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}
