import { _, Ajv, type CodeKeywordDefinition, Name, type SchemaObject } from 'ajv'
import { ethereumForm, type Json, type Method, type OpenRpcDocument, refName, type Schema } from './openrpc.ts'

/** Keywords that do not validate. */
const NOTES = ['title', 'description']

/** The forms of a schema that validators know: that of the default, or also that of `--compat ethereum` (`x-ethereum`). */
type Forms = 'rootstock' | 'both'

/**
 * Removes what does not validate from a schema. A reference keeps none of its siblings and names the schema's `$id`. A schema of two
 * forms is under {@link BY_COMPAT}.
 */
function strip(value: Json, forms: Forms): Json {
  if (Array.isArray(value)) return value.map((item) => strip(item, forms))
  if (value === null || typeof value !== 'object') return value
  const record = value as Readonly<Record<string, Json>>
  const { 'x-ethereum': changes, ...usual } = record
  if (changes !== undefined && forms === 'both') {
    return {
      byCompat: { rootstock: strip(usual, forms), ethereum: strip(ethereumForm(record as Schema) as Json, forms) },
    }
  }
  if (record.$ref !== undefined) return { $ref: refName(String(record.$ref)) }
  const kept = Object.entries(record).filter(([name]) => !NOTES.includes(name) && !name.startsWith('x-'))
  return Object.fromEntries(kept.map(([name, inner]) => [name, strip(inner, forms)]))
}

/** Returns a schema in the form that {@link createAjv}'s instances compile. */
export function stripSchema(schema: Schema, forms: Forms = 'rootstock'): SchemaObject {
  return strip(schema as Json, forms) as SchemaObject
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

/** The argument of printed validators that selects a form: whether the chain has `--compat ethereum`. */
export const IS_ETHEREUM = 'isEthereum'

/** A keyword of two schemas, of which {@link IS_ETHEREUM} selects one. */
const BY_COMPAT: CodeKeywordDefinition = {
  keyword: 'byCompat',
  schemaType: 'object',
  code(context) {
    const valid = context.gen.let('valid', true)
    const check = (form: 'ethereum' | 'rootstock') => () =>
      context.subschema({ keyword: 'byCompat', schemaProp: form }, valid)
    context.gen.if(new Name(IS_ETHEREUM), check('ethereum'), check('rootstock'))
    context.ok(valid)
  },
}

/** Creates an ajv that compiles each named schema of the document once, under its name as `$id`. With both forms it only prints. */
export function createAjv(document: OpenRpcDocument, forms: Forms = 'rootstock'): Ajv {
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
    keywords: [WHEN_PRESENT, BY_COMPAT],
  })
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    ajv.addSchema({ $id: name, ...stripSchema(schema, forms) })
  }
  return ajv
}

/** Returns the schema of a method's parameters as an array: their count, and the value of each that is present. */
export function paramsSchema(params: Method['params'], forms: Forms = 'rootstock'): SchemaObject {
  if (params.length === 0) return { type: 'array', maxItems: 0 }
  return {
    type: 'array',
    items: params.map(({ required, schema }) => {
      const stripped = stripSchema(schema, forms)
      return required ? stripped : { whenPresent: stripped }
    }),
    minItems: params.filter(({ required }) => required).length,
    additionalItems: false,
  }
}
