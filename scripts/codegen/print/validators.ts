import { Ajv } from 'ajv'
import standalone from 'ajv/dist/standalone/index.js'
import { build } from 'esbuild'
import type { Json, Method, OpenRpcDocument, Schema } from '../openrpc.ts'
import { refName } from '../openrpc.ts'
import { conditionsOf } from './conditions.ts'
import { BANNER, key } from './text.ts'

const ID = 'https://scion.invalid/openrpc'

/** Keywords that do not validate. */
const NOTES = ['title', 'description']

/** A schema without what does not validate; references keep none of their siblings. */
export function strip(value: Json): Json {
  if (Array.isArray(value)) return value.map(strip)
  if (value === null || typeof value !== 'object') return value
  const record = value as Readonly<Record<string, Json>>
  if (record.$ref !== undefined) return { $ref: `${ID}#/definitions/${refName(String(record.$ref))}` }
  const kept = Object.entries(record).filter(([name]) => !NOTES.includes(name) && !name.startsWith('x-'))
  return Object.fromEntries(kept.map(([name, inner]) => [name, strip(inner)]))
}

/** An ajv that knows the document's schemas. */
export function createAjv(document: OpenRpcDocument): Ajv {
  const ajv = new Ajv({
    code: { source: true, esm: true, lines: true },
    inlineRefs: false,
    unicode: false, // lengths in constant time; ajv would rather not, and says so through its logger
    logger: false,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    strictTuples: false,
    allowUnionTypes: true,
  })
  const schemas = Object.entries(document.components.schemas).map(([name, schema]) => [name, stripSchema(schema)])
  ajv.addSchema({ $id: ID, definitions: Object.fromEntries(schemas) })
  return ajv
}

/** {@link strip} for schemas, which are JSON. */
export function stripSchema(schema: Schema): Readonly<Record<string, Json>> {
  return strip(schema as Json) as Readonly<Record<string, Json>>
}

/** The types of JSON, of which undefined has none. */
const TYPES = ['array', 'boolean', 'null', 'number', 'object', 'string']

/** The schema of an optional parameter, which is undefined where it is absent in front of others. */
function orUndefined(schema: Readonly<Record<string, Json>>): Readonly<Record<string, Json>> {
  return { if: { not: { type: TYPES } }, else: schema }
}

/** The schema of a method's parameters as an array: count, presence and each value. */
export function paramsSchema(params: OpenRpcDocument['methods'][number]['params']): Readonly<Record<string, Json>> {
  const required = params.filter((parameter) => parameter.required).length
  if (params.length === 0) return { type: 'array', maxItems: 0 }
  return {
    type: 'array',
    items: params.map(({ required, schema }) => (required ? stripSchema(schema) : orUndefined(stripSchema(schema)))),
    minItems: required,
    additionalItems: false,
  }
}

/** ESM text that defines a constant for each schema, by `name(position)`; what ajv requires at run time is inlined. */
async function compileAll(
  document: OpenRpcDocument,
  schemas: readonly Readonly<Record<string, Json>>[],
  footer: string,
): Promise<string> {
  const ajv = createAjv(document)
  const names: Record<string, string> = {}
  for (const [position, schema] of schemas.entries()) {
    names[`v${position}`] = `${ID}/${position}`
    ajv.addSchema({ ...schema, $id: `${ID}/${position}` })
  }
  const contents = `${standalone.default(ajv, names)}\n${footer}`
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd() },
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    write: false,
  })
  const text = outputFiles[0]?.text ?? ''
  return text.slice(0, text.lastIndexOf('export {')).replace(/^ *\/\/ .*\n/gm, '')
}

const HEAD = `${BANNER}// @ts-nocheck: ajv's own output; what it exports is typed at the end.
import type { MethodName, Methods } from './methods.ts'

`

/** The two files of validators: of parameters (with the conditions of their error texts) and of results. */
export async function printValidators(document: OpenRpcDocument): Promise<{ params: string; results: string }> {
  const methods = document.methods.filter((method) => method['x-alias-of'] === undefined)
  const places = new Map(methods.map(({ name }, position) => [name, position]))
  const placeOf = ({ name, 'x-alias-of': first = name }: Method) => places.get(first)
  const table = document.methods.map((method) => `  ${key(method.name)}: v${placeOf(method)},\n`).join('')
  const conditions = conditionsOf(document).map(stripSchema)
  const list = conditions.map((_, position) => `v${methods.length + position}`).join(', ')
  const params = await compileAll(
    document,
    [...methods.map((method) => paramsSchema(method.params)), ...conditions],
    `export const table = {\n${table}}\nexport const list = [${list}]`,
  )
  const results = await compileAll(
    document,
    methods.map(({ result }) => stripSchema(result.schema)),
    `export const table = {\n${table}}`,
  )
  return { params: `${HEAD}${params}${PARAMS_FOOT}`, results: `${HEAD}${results}${RESULTS_FOOT}` }
}

const PROBLEM = `
/** Where and by which keyword a value failed; \`instancePath\` is a JSON pointer. */
export interface ValidationProblem {
  readonly instancePath: string
  readonly keyword: string
  /** \`additionalProperty\` is a member that the object may not have. */
  readonly params?: { readonly additionalProperty?: string }
}
`

const PARAMS_FOOT = `${PROBLEM}
/** Checks an array of parameters; the problems of the last check stay in \`errors\`. */
export interface ParamsValidator<M extends MethodName> {
  (value: unknown): value is Methods[M]['params']
  errors?: readonly ValidationProblem[] | null
}

export const paramsValidators: { readonly [M in MethodName]: ParamsValidator<M> } = table

/** The conditions that the hints of params.ts name by position. */
export const conditions: readonly ((value: unknown) => boolean)[] = list
`

const RESULTS_FOOT = `${PROBLEM}
/** Checks a result; the problems of the last check stay in \`errors\`. For tests and the doctor: the server does not load it. */
export interface ResultValidator<M extends MethodName> {
  (value: unknown): value is Methods[M]['result']
  errors?: readonly ValidationProblem[] | null
}

export const resultValidators: { readonly [M in MethodName]: ResultValidator<M> } = table
`
