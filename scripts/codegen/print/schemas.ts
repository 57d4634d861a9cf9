import { compile } from 'json-schema-to-typescript'
import { ethereumForm, type OpenRpcDocument, refName, type Schema } from '../openrpc.ts'
import { BANNER } from './text.ts'

interface TypedSchema extends Omit<Schema, 'anyOf' | 'items' | 'properties' | 'additionalProperties'> {
  readonly anyOf?: readonly TypedSchema[]
  readonly additionalProperties?: boolean | TypedSchema
  readonly allOf?: readonly Schema[]
  readonly tsType?: string
}

// biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a type.
const HEX = '`0x${string}`'

/** Returns whether a schema only requires members of an object, so it has no type of its own. */
function onlyRequires(schema: Schema): boolean {
  return Object.keys(schema).every((keyword) => keyword === 'required')
}

/** Keywords from which types are printed. */
const TYPED = [
  '$ref',
  'additionalProperties',
  'allOf',
  'anyOf',
  'const',
  'enum',
  'items',
  'properties',
  'required',
  'tsType',
  'type',
]

/** Returns the form of a schema that has the types of both values of `--compat`. */
function prepareBoth({ 'x-ethereum': changes, ...usual }: Schema): TypedSchema {
  const forms = [prepare(usual), prepare(ethereumForm({ ...usual, ...(changes && { 'x-ethereum': changes }) }))]
  const types = forms.map((form) => JSON.stringify(TYPED.map((keyword) => Reflect.get(form, keyword))))
  if (new Set(types).size === 1) return prepare(usual)
  const { description, title } = usual
  const named = { ...(title && { title }), ...(description && { description }) }
  return { ...named, anyOf: forms.map(({ title: _, description: __, ...form }) => form) }
}

/** Returns the type of texts that begin with 0x, or of a list of texts, such as `^(true|false)$`; undefined for other patterns. */
function typeOfPattern(pattern = ''): string | undefined {
  if (pattern.startsWith('^0x')) return HEX
  const [, texts, text] = /^\^(?:\(([\w|]+)\)|([\w=]*))\$$/.exec(pattern) ?? []
  const list = texts?.split('|') ?? (text === undefined ? [] : [text])
  return list.length === 0 ? undefined : list.map((one) => `'${one}'`).join(' | ')
}

/**
 * Converts a schema for json-schema-to-typescript: references have no siblings, which would be printed as duplicates,
 * constraints without a type are removed, and texts that begin with 0x or are in a list have types of their own.
 */
function prepare(schema: Schema): TypedSchema {
  if (schema['x-ethereum'] !== undefined) return prepareBoth(schema)
  if (schema.$ref !== undefined) {
    const bare = { $ref: `#/definitions/${refName(schema.$ref)}` }
    return schema.description === undefined ? bare : { description: schema.description, allOf: [bare] }
  }
  const { not: _, anyOf, items, properties, additionalProperties, ...rest } = schema
  const shapes = anyOf?.filter((branch) => !onlyRequires(branch)).map(prepare) ?? []
  const isAny = !TYPED.some((keyword) => keyword in schema)
  const tsType = isAny ? 'unknown' : typeOfPattern(schema.pattern)
  return {
    ...rest,
    ...(tsType === undefined ? {} : { tsType }),
    ...(shapes.length > 0 ? { anyOf: shapes } : {}),
    ...(items === undefined ? {} : { items: prepare(items) }),
    ...(properties === undefined ? {} : { properties: mapValues(properties, prepare) }),
    ...(additionalProperties === undefined ? {} : { additionalProperties: prepareRest(additionalProperties) }),
  }
}

function prepareRest(rest: boolean | Schema): boolean | TypedSchema {
  return typeof rest === 'boolean' ? rest : prepare(rest)
}

function mapValues<T, U>(record: Readonly<Record<string, T>>, change: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))
}

/** Prints schemas.ts: a type for each named schema. */
export async function printSchemas(document: OpenRpcDocument): Promise<string> {
  const definitions = Object.entries(document.components.schemas).map(([name, schema]) => [
    name,
    { ...prepare(schema), title: name },
  ])
  const root = { type: 'object', additionalProperties: false, definitions: Object.fromEntries(definitions) } as const
  const text = await compile(root, 'Root', {
    additionalProperties: false,
    bannerComment: '',
    ignoreMinAndMaxItems: true,
    strictIndexSignatures: true,
    unreachableDefinitions: true,
    style: { semi: false, singleQuote: true, printWidth: 120 },
  })
  const withoutRoot = text.replace(/export interface Root \{\}\n/, '')
  // Notes on the place of a schema are of no use to a reader.
  const notes = / \* This interface was referenced by .*\n \* via the `definition` .*\n/g
  return `${BANNER}${withoutRoot
    .replace(notes, '')
    .replace(/ \*\n(?= \*\/)/g, '')
    .replace(/\/\*\*\n \*\/\n/g, '')}`
}
