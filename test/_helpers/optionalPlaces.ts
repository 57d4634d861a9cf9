import { type OpenRpcDocument, refName, type Schema } from '../../scripts/codegen/openrpc.ts'

export type Path = readonly (string | number)[]

/** An optional member of an object in a request. */
export interface OptionalPlace {
  /** The named schema that has the member, and its name: `LogFilter.topics`. */
  readonly where: string
  readonly path: Path
  /** The meaning of null there, if it is another than absent. */
  readonly nullMeans: string | undefined
}

type Schemas = OpenRpcDocument['components']['schemas']

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Yields every optional member that a value has, or could have, by its schema. */
export function* optionalPlaces(
  schemas: Schemas,
  schema: Schema,
  value: unknown,
  path: Path,
  owner: string,
): Generator<OptionalPlace> {
  const inside = (inner: Schema, one: unknown, step: string | number) =>
    optionalPlaces(schemas, inner, one, [...path, step], owner)
  if (schema.$ref !== undefined) {
    const name = refName(schema.$ref)
    yield* optionalPlaces(schemas, schemas[name] ?? {}, value, path, name)
    return
  }
  for (const branch of schema.anyOf ?? []) yield* optionalPlaces(schemas, branch, value, path, owner)
  if (Array.isArray(value) && schema.items !== undefined) {
    for (const [i, item] of value.entries()) yield* inside(schema.items, item, i)
  }
  if (!isRecord(value)) return
  for (const [name, member] of Object.entries(schema.properties ?? {})) {
    const isOptional = schema.required?.includes(name) !== true
    if (isOptional) yield { where: `${owner}.${name}`, path: [...path, name], nullMeans: member['x-null'] }
    yield* inside(member, value[name], name)
  }
  if (typeof schema.additionalProperties !== 'object') return
  for (const [name, one] of Object.entries(value)) yield* inside(schema.additionalProperties, one, name)
}

/** Returns the value with another one at the path; undefined removes the member there. */
export function put(value: unknown, path: Path, replacement: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return replacement
  if (Array.isArray(value)) return value.map((item, i) => (i === step ? put(item, rest, replacement) : item))
  if (!isRecord(value)) return value
  const next = put(value[step], rest, replacement)
  const others = Object.fromEntries(Object.entries(value).filter(([name]) => name !== step))
  return next === undefined ? others : { ...others, [step]: next }
}
