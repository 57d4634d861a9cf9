import type { Ajv, SchemaObject } from 'ajv'
import { createAjv, paramsSchema, stripSchema } from '../ajv.ts'
import { type Method, type OpenRpcDocument, reachableSchemas } from '../openrpc.ts'
import { conditionsOf } from './conditions.ts'
import { BANNER, key } from './text.ts'
import { printValidatorCode, validatorName } from './validatorCode.ts'

const HEAD = `${BANNER}// @ts-nocheck: code of ajv; the exports at the end are typed.
import type { MethodName, Methods } from './methods.ts'
`

/**
 * Prints paramsValidators.ts and resultValidators.ts.
 *
 * Each named schema, each distinct list of parameters and each distinct result is printed once. The first file holds the
 * named schemas that parameters reach, and the second imports those of them that results reach, too. A node loads the first
 * file only.
 */
export async function printValidators(document: OpenRpcDocument): Promise<{ params: string; results: string }> {
  const ajv = createAjv(document, 'both')
  const addCondition = createAdd(ajv)
  const addParams = createAdd(ajv)
  const addResult = createAdd(ajv)
  const conditions = conditionsOf(document)
  const conditionIds = conditions.map((condition, i) => addCondition(`Condition_${i}`, stripSchema(condition)))
  const paramsIds = document.methods.map((method) =>
    addParams(`Params_${nameOf(method)}`, paramsSchema(method.params, 'both')),
  )
  const resultIds = document.methods.map((method) =>
    addResult(`Result_${nameOf(method)}`, stripSchema(method.result.schema)),
  )

  const ofParams = document.methods.flatMap(({ params }) => params.map(({ schema }) => schema))
  const inParams = new Set([...reachableSchemas(document, [...ofParams, ...conditions]), ...paramsIds, ...conditionIds])
  const ofResults = document.methods.map(({ result }) => result.schema)
  const inResults = new Set([...reachableSchemas(document, ofResults), ...resultIds])

  const results = await printValidatorCode(
    ajv,
    [...inResults].filter((id) => !inParams.has(id)),
  )
  const shared = [...new Set([...results.imports, ...resultIds.filter((id) => inParams.has(id))])].sort()
  const params = await printValidatorCode(ajv, [...inParams], shared)
  return {
    params: `${HEAD}\n${params.text}${printParamsFoot(printTable(document, paramsIds), conditionIds)}`,
    results: `${HEAD}${printImports(shared)}\n${results.text}${printResultsFoot(printTable(document, resultIds))}`,
  }
}

/** Creates a function that adds a schema to ajv unless an equal one was added, and returns the id of the schema. */
function createAdd(ajv: Ajv): (id: string, schema: SchemaObject) => string {
  const known = new Map<string, string>()
  return (id, schema) => {
    if (schema.$ref !== undefined) return schema.$ref
    const text = JSON.stringify(schema)
    const same = known.get(text)
    if (same !== undefined) return same
    ajv.addSchema({ $id: id, ...schema })
    known.set(text, id)
    return id
  }
}

/** Returns the name of the method that an alias stands for, or the method's own. */
function nameOf({ name, 'x-alias-of': aliasOf = name }: Method): string {
  return aliasOf
}

function printTable({ methods }: OpenRpcDocument, ids: readonly string[]): string {
  return methods.map(({ name }, i) => `  ${key(name)}: ${validatorName(ids[i] ?? '')},\n`).join('')
}

function printImports(ids: readonly string[]): string {
  const names = ['type ValidationProblem', ...ids.map(validatorName)]
  return `import {\n${names.map((name) => `  ${name},\n`).join('')}} from './paramsValidators.ts'\n`
}

function printParamsFoot(table: string, conditionIds: readonly string[]): string {
  return `
/** Place and keyword at which a value failed; \`instancePath\` is a JSON pointer. */
export interface ValidationProblem {
  readonly instancePath: string
  readonly keyword: string
  /** \`additionalProperty\` is a member that the object may not have. */
  readonly params?: { readonly additionalProperty?: string }
}

/**
 * A check of an array of parameters; \`path\` is empty. \`isEthereum\`: the chain has \`--compat ethereum\`. \`errors\` has the problems
 * of the last check.
 */
export interface ParamsValidator<M extends MethodName> {
  (value: unknown, path: '', isEthereum: boolean): value is Methods[M]['params']
  errors?: readonly ValidationProblem[] | null
}

export const paramsValidators: { readonly [M in MethodName]: ParamsValidator<M> } = {
${table}}

/** The conditions that the hints of params.ts name by position. */
export const conditions: readonly ((value: unknown) => boolean)[] = [
${conditionIds.map((id) => `  ${validatorName(id)},\n`).join('')}]
`
}

function printResultsFoot(table: string): string {
  return `
/** A check of a result, for tests and the doctor; \`errors\` has the problems of the last check. */
export interface ResultValidator<M extends MethodName> {
  (value: unknown): value is Methods[M]['result']
  errors?: readonly ValidationProblem[] | null
}

export const resultValidators: { readonly [M in MethodName]: ResultValidator<M> } = {
${table}}
`
}
