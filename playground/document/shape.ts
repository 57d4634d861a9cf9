import { accepts, alternativesOf, isNull } from './alternatives.ts'
import type { OpenRpcDocument, Schema } from './openrpc.ts'

/** What kind of value a schema means, and so which control edits it and which words explain it. */
export type Shape =
  | { readonly kind: 'address' | 'hash' | 'data' | 'text' | 'boolean' | 'integer' | 'json' }
  | { readonly kind: 'quantity' }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  | { readonly kind: 'block'; readonly tags: readonly string[]; readonly takesObject: boolean }
  | { readonly kind: 'list'; readonly item: Schema; readonly takesOne: boolean; readonly takesNull: boolean }
  | { readonly kind: 'group'; readonly members: readonly Member[] }
  | { readonly kind: 'either'; readonly options: readonly Option[] }

export interface Member {
  readonly name: string
  readonly schema: Schema
  readonly isRequired: boolean
}

/** A JSON type that a value may have, and the schema of such values. */
export interface Option {
  readonly type: JsonType
  readonly schema: Schema
}

export type JsonType = 'plain' | 'list' | 'object'

/** Returns the JSON type of a value: an object, a list, or a plain value such as a number or text. */
export function jsonType(value: unknown): JsonType {
  if (Array.isArray(value)) return 'list'
  return typeof value === 'object' && value !== null ? 'object' : 'plain'
}

const ADDRESS = `0x${'ab'.repeat(20)}`
const HASH = `0x${'ab'.repeat(32)}`
const LONG_DATA = `0x${'00'.repeat(300)}`

/** The shape of a schema, told by what it accepts and not by its name, so that schemas to come have theirs too. */
export function shapeOf(document: OpenRpcDocument, schema: Schema): Shape {
  const all = alternativesOf(document, schema)
  const some = all.filter((one) => !isNull(one))
  return blockShape(some) ?? listShape(all, some) ?? groupShape(some) ?? eitherShape(document, some) ?? valueShape(some)
}

/** Returns the shape of a value that is an object or of another JSON type; undefined if one of these types has no form. */
function eitherShape(document: OpenRpcDocument, some: readonly Schema[]): Shape | undefined {
  if (!some.some(({ properties }) => properties !== undefined)) return undefined
  const types = [...new Set(some.map(schemaType))]
  const options = types.map((type) => ({ type, schema: { anyOf: some.filter((one) => schemaType(one) === type) } }))
  return options.length > 1 && options.every(({ schema }) => hasForm(document, schema))
    ? { kind: 'either', options }
    : undefined
}

const schemaType = ({ type, properties }: Schema): JsonType =>
  type === 'array' ? 'list' : type === 'object' || properties !== undefined ? 'object' : 'plain'

/** Whether no value of the schema is typed as JSON; members of objects may be. */
function hasForm(document: OpenRpcDocument, schema: Schema): boolean {
  const shape = shapeOf(document, schema)
  return shape.kind === 'list' ? hasForm(document, shape.item) : shape.kind !== 'json'
}

function blockShape(some: readonly Schema[]): Shape | undefined {
  const tags = some.flatMap((one) => one.enum ?? []).filter((tag) => typeof tag === 'string' && tag !== '')
  if (!tags.includes('latest')) return undefined
  const takesObject = some.some(({ properties }) => properties !== undefined && 'blockHash' in properties)
  return { kind: 'block', tags: tags.map(String), takesObject }
}

function listShape(all: readonly Schema[], some: readonly Schema[]): Shape | undefined {
  const list = some.find((one) => one.type === 'array' && one.items !== undefined)
  const isOther = some.some((one) => one.properties !== undefined || one.type === 'boolean') // lists are accepted, too
  if (list?.items === undefined || isOther) return undefined
  return {
    kind: 'list',
    item: list.items,
    takesOne: some.some(({ type }) => type !== 'array'),
    takesNull: all.length > some.length,
  }
}

function groupShape(some: readonly Schema[]): Shape | undefined {
  const [only] = some
  if (some.length !== 1 || only?.properties === undefined) return undefined
  if (Object.keys(only.properties).length === 0) return { kind: 'json' } // members of any name
  const seen = new Set<string>()
  const members = Object.entries(only.properties)
    // A member that differs in its case only is another spelling, and one of any value has no effect.
    .filter(([name]) => !seen.has(name.toLowerCase()) && seen.add(name.toLowerCase()))
    .filter(([, schema]) => hasType(schema))
    .map(([name, schema]) => ({ name, schema, isRequired: only.required?.includes(name) ?? false }))
  return { kind: 'group', members }
}

/** Whether a schema says what its values are. */
const hasType = ({ $ref, type, anyOf, enum: values }: Schema) => ($ref ?? type ?? anyOf ?? values) !== undefined

function valueShape(some: readonly Schema[]): Shape {
  const takes = (text: string) => some.some((one) => accepts(one, text))
  const isAll = (type: string) => some.length > 0 && some.every((one) => one.type === type)
  const choices = some.flatMap((one) => one.enum ?? []).filter((choice) => typeof choice === 'string')
  if (some.some(({ properties }) => properties !== undefined)) return { kind: 'json' } // or something else
  if (some.some((one) => one.type === 'boolean')) return { kind: 'boolean' }
  if (isAll('integer') || isAll('number')) return { kind: 'integer' }
  if (some.some(({ type }) => type === 'number') && takes('1')) return { kind: 'integer' }
  if (choices.length > 1 && some.every((one) => one.enum !== undefined)) return { kind: 'choice', choices }
  if (takes('anything at all')) return { kind: 'text' }
  if (takes(LONG_DATA)) return { kind: 'data' }
  if (takes('0x1')) return { kind: 'quantity' }
  if (takes(ADDRESS)) return { kind: 'address' }
  if (takes(HASH)) return { kind: 'hash' }
  if (some.some(({ pattern }) => pattern?.startsWith('^0x'))) return { kind: 'data' }
  return isAll('string') ? { kind: 'text' } : { kind: 'json' }
}
