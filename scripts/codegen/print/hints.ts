import { type InvalidRule, type Json, type OpenRpcDocument, refName, type Schema } from '../openrpc.ts'
import { conditionsOf } from './conditions.ts'

const PLAIN_TYPES: Readonly<Record<string, string>> = {
  array: 'an array',
  boolean: 'a boolean',
  integer: 'an integer',
  null: 'null',
  object: 'an object',
  string: 'a string',
}

/** Describes what a schema accepts: its `x-expects`, or words for its form. */
function expectationOf(document: OpenRpcDocument, schema: Schema): string {
  if (schema['x-expects'] !== undefined) return schema['x-expects']
  if (schema.$ref !== undefined) return expectationOf(document, document.components.schemas[refName(schema.$ref)] ?? {})
  if (schema.anyOf !== undefined) return schema.anyOf.map((branch) => expectationOf(document, branch)).join(', or ')
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' or ')
  if (schema.type === 'array' && schema.items !== undefined) {
    return `an array whose items are ${expectationOf(document, schema.items)}`
  }
  return PLAIN_TYPES[String(schema.type)] ?? 'another value'
}

/** Returns the names of an object's members for which null counts as absent. */
function optionalMembers({ properties = {}, required = [] }: Schema): string[] {
  return Object.keys(properties).filter(
    (name) => !required.includes(name) && properties[name]?.['x-null'] === undefined,
  )
}

/** A function that returns the hint of a schema; the parameter's own rules come before the schema's. */
export type HintOf = (schema: Schema, ownRules?: readonly InvalidRule[]) => Json

/** Creates a function for hints whose rules refer to conditions by their position in {@link conditionsOf}. */
export function createHintOf(document: OpenRpcDocument): HintOf {
  const conditions = conditionsOf(document)
  const rule = ({ when, unless, message }: InvalidRule): Json => ({
    ...(when === undefined ? {} : { when: conditions.indexOf(when) }),
    ...(unless === undefined ? {} : { unless: conditions.indexOf(unless) }),
    message,
  })
  const hintOf: HintOf = (schema, ownRules = []) => {
    const rules = [...ownRules, ...(schema['x-invalid'] ?? [])]
    const branches = schema.anyOf?.filter((branch) => Object.keys(branch).some((name) => name !== 'required')) ?? []
    const properties = Object.entries(schema.properties ?? {}).map(([name, inner]): [string, Json] => [
      name,
      hintOf(inner),
    ])
    const optional = optionalMembers(schema)
    return {
      expects: expectationOf(document, schema),
      ...(rules.length === 0 ? {} : { invalid: rules.map(rule) }),
      ...(schema.$ref === undefined ? {} : { ref: refName(schema.$ref) }),
      ...(branches.length === 0 ? {} : { anyOf: branches.map((branch) => hintOf(branch)) }),
      ...(schema.items === undefined ? {} : { items: hintOf(schema.items) }),
      ...(properties.length === 0 ? {} : { properties: Object.fromEntries(properties) }),
      ...(optional.length === 0 ? {} : { optional }),
      ...(typeof schema.additionalProperties === 'object' ? { values: hintOf(schema.additionalProperties) } : {}),
    }
  }
  return hintOf
}
