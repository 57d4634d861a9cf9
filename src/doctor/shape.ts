import { type OpenRpcDocument, refName, type Schema } from '../base/openrpc.ts'
import { brief, type DeviationClass, type Finding, isRecord, member } from './deviation.ts'

const MAX_FINDINGS = 50

interface ValuePath {
  readonly path: string
  /** Title of the schema. */
  readonly title: string
}

/**
 * Creates the validator that returns all differences from a schema. Generated validators stop at the first one.
 */
export function createShapes({ components }: OpenRpcDocument) {
  const { schemas } = components

  function explain(schema: Schema, value: unknown, place: ValuePath): Finding[] {
    if (schema.$ref !== undefined) {
      const name = refName(schema.$ref)
      return explain(schemas[name] ?? {}, value, { ...place, title: name })
    }
    const findings = schema.anyOf === undefined ? [] : explainAnyOf(schema.anyOf, value, place)
    return [...findings, ...explainOwn(schema, value, place)]
  }

  function explainAnyOf(branches: readonly Schema[], value: unknown, place: ValuePath): Finding[] {
    const tried = branches.filter((branch) => branch.type !== 'null' || value === null)
    const attempts = tried.map((branch) => explain(branch, value, place))
    return attempts.sort((a, b) => distance(a) - distance(b))[0] ?? [finding('wrongType', place, value)]
  }

  function explainOwn(schema: Schema, value: unknown, place: ValuePath): Finding[] {
    const misfit = misfitOf(schema, value, place)
    if (misfit !== undefined) return [misfit]
    if (Array.isArray(value)) return explainItems(schema, value, place)
    return isRecord(value) ? explainMembers(schema, value, place) : explainScalar(schema, value, place)
  }

  function explainItems(schema: Schema, values: readonly unknown[], place: ValuePath): Finding[] {
    const findings: Finding[] = []
    if (values.length > (schema.maxItems ?? Infinity)) findings.push(finding('wrongValue', place, values))
    for (const [i, value] of values.entries()) {
      if (schema.items === undefined || findings.length >= MAX_FINDINGS) break
      findings.push(...explain(schema.items, value, { path: `${place.path}[${i}]`, title: titleOf(schema.items) }))
    }
    return findings
  }

  function explainMembers(schema: Schema, value: Readonly<Record<string, unknown>>, { path }: ValuePath): Finding[] {
    const { properties = {}, required = [], additionalProperties } = schema
    const at = (name: string): ValuePath => ({ path: member(path, name), title: titleOf(properties[name]) })
    const extra = Object.keys(value).filter((name) => !Object.hasOwn(properties, name))
    return [
      ...required
        .filter((name) => !Object.hasOwn(value, name))
        .map((name) => finding('missingField', at(name), undefined)),
      ...Object.entries(properties).flatMap(([name, inner]) =>
        Object.hasOwn(value, name) ? explain(inner, value[name], at(name)) : [],
      ),
      ...(additionalProperties === false ? extra.slice(0, MAX_FINDINGS) : []).map((name) => ({
        ...finding('extraField', at(name), value[name]),
        expected: 'nothing',
      })),
      ...(typeof additionalProperties === 'object' ? explainEntries(additionalProperties, extra, value, path) : []),
    ]
  }

  function explainEntries(
    schema: Schema,
    names: readonly string[],
    value: Readonly<Record<string, unknown>>,
    path: string,
  ): Finding[] {
    const findings: Finding[] = []
    for (const name of names) {
      if (findings.length >= MAX_FINDINGS) break
      findings.push(...explain(schema, value[name], { path: member(path, name), title: titleOf(schema) }))
    }
    return findings
  }

  return { explain: (schema: Schema, value: unknown) => explain(schema, value, { path: '', title: titleOf(schema) }) }
}

/** Returns the distance of a value from a branch. A different type counts more than any number of findings. */
const distance = (findings: readonly Finding[]): number =>
  findings.reduce((sum, one) => sum + (one.class === 'wrongType' ? MAX_FINDINGS : 1), 0)

/** Describes a schema in few words. */
function titleOf({ $ref, anyOf, type, enum: values }: Schema = {}): string {
  if ($ref !== undefined) return refName($ref)
  if (anyOf !== undefined) return anyOf.map(titleOf).join(' or ')
  return type === undefined ? (values ?? []).map(String).join(' or ') : [type].flat().join(' or ')
}

function finding(deviation: DeviationClass, { path, title }: ValuePath, value: unknown): Finding {
  return { class: deviation, path, expected: title === '' ? 'what the document says' : title, found: brief(value) }
}

/** Returns the finding for a value of another type than the schema's. */
function misfitOf(schema: Schema, value: unknown, place: ValuePath): Finding | undefined {
  const types = schema.type === undefined ? undefined : [schema.type].flat()
  if (schema.enum !== undefined && !schema.enum.some((one) => one === value)) {
    const expected = `one of ${schema.enum.map(String).join(', ')}`
    return { ...finding(value === null ? 'unexpectedNull' : 'wrongValue', place, value), expected }
  }
  if (types === undefined || types.some((type) => isOfType(type, value))) return undefined
  const expected = place.title === '' ? types.join(' or ') : place.title
  return { ...finding(value === null ? 'unexpectedNull' : 'wrongType', place, value), expected }
}

function explainScalar({ pattern, minimum }: Schema, value: unknown, place: ValuePath): Finding[] {
  if (typeof value === 'number' && minimum !== undefined && value < minimum)
    return [finding('wrongValue', place, value)]
  if (typeof value !== 'string' || pattern === undefined) return []
  const fits = (text: string) => new RegExp(pattern, 'u').test(text)
  if (fits(value)) return []
  const unpadded = value.replace(/^0x0+(?=.)/, '0x')
  return [finding(unpadded !== value && fits(unpadded) ? 'paddedQuantity' : 'wrongType', place, value)]
}

function isOfType(type: string, value: unknown): boolean {
  switch (type) {
    case 'null':
      return value === null
    case 'array':
      return Array.isArray(value)
    case 'object':
      return isRecord(value)
    case 'integer':
      return Number.isInteger(value)
    default:
      return typeof value === type
  }
}
