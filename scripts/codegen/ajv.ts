import { _, Ajv, type CodeKeywordDefinition, type SchemaObject } from 'ajv'
import { type Json, type Method, type OpenRpcDocument, refName, type Schema } from './openrpc.ts'

/** Keywords that do not validate. */
const NOTES = ['title', 'description']

/** Removes what does not validate from a schema; a reference keeps none of its siblings and names the schema's `$id`. */
function strip(value: Json): Json {
  if (Array.isArray(value)) return value.map(strip)
  if (value === null || typeof value !== 'object') return value
  const record = value as Readonly<Record<string, Json>>
  if (record.$ref !== undefined) return { $ref: refName(String(record.$ref)) }
  const kept = Object.entries(record).filter(([name]) => !NOTES.includes(name) && !name.startsWith('x-'))
  return Object.fromEntries(kept.map(([name, inner]) => [name, strip(inner)]))
}

/** Returns a schema in the form that {@link createAjv}'s instances compile. */
export function stripSchema(schema: Schema): SchemaObject {
  return strip(schema as Json) as SchemaObject
}

/** A keyword of parameters: its schema holds unless the value is undefined. */
const WHEN_PRESENT: CodeKeywordDefinition = {
  keyword: 'whenPresent',
  schemaType: 'object',
  code(context) {
    const valid = context.gen.let('valid', true)
    context.gen.if(_`${context.data} !== undefined`, () => context.subschema({ keyword: 'whenPresent' }, valid))
    context.ok(valid)
  },
}

/** Creates an ajv that compiles each named schema of the document once, under its name as `$id`. */
export function createAjv(document: OpenRpcDocument): Ajv {
  const ajv = new Ajv({
    code: { source: true, lines: true },
    inlineRefs: false,
    unicode: false, // lengths in constant time; ajv advises against it through its logger
    logger: false,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    strictTuples: false,
    allowUnionTypes: true,
    keywords: [WHEN_PRESENT],
  })
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    ajv.addSchema({ $id: name, ...stripSchema(schema) })
  }
  return ajv
}

/** Returns the schema of a method's parameters as an array: their count, and the value of each that is present. */
export function paramsSchema(params: Method['params']): SchemaObject {
  if (params.length === 0) return { type: 'array', maxItems: 0 }
  return {
    type: 'array',
    items: params.map(({ required, schema }) => {
      const stripped = stripSchema(schema)
      return required ? stripped : { whenPresent: stripped }
    }),
    minItems: params.filter(({ required }) => required).length,
    additionalItems: false,
  }
}
