import type { ValidateFunction } from 'ajv'
import { createAjv, paramsSchema, stripSchema } from '../codegen/ajv.ts'
import type { Example, Json, Method, OpenRpcDocument } from '../codegen/openrpc.ts'

interface Validators {
  readonly params: ValidateFunction
  readonly result: ValidateFunction
}

/** Checks examples: each method has one, and all fit the schemas, except parameters that are refused on purpose. */
export function lintExamples(document: OpenRpcDocument): string[] {
  const ajv = createAjv(document)
  return document.methods.flatMap((method) => {
    const validators = {
      params: ajv.compile(paramsSchema(method.params)),
      result: ajv.compile(stripSchema(method.result.schema)),
    }
    const dataOf = (kind: string) => {
      const data = document['x-errors'][kind]?.data
      return data && ajv.compile(stripSchema(data))
    }
    const own = method.examples.flatMap((example) => lintExample(validators, method, example))
    const problems = [...own, ...lintErrorExamples(validators, method), ...lintErrorData(method, dataOf)]
    const shown = method['x-unsupported'] === undefined ? method.examples : (method['x-error-examples'] ?? [])
    if (shown.length === 0) problems.push('has no example')
    return problems.map((problem) => `${method.name}: ${problem}`)
  })
}

/** Returns the last problem of a value in one line; undefined if the value is valid. */
function misfit(validate: ValidateFunction, value: Json): string | undefined {
  if (validate(value)) return undefined
  const last = validate.errors?.at(-1)
  return `${last?.instancePath} ${last?.message}`
}

function lintExample({ params, result }: Validators, method: Method, example: Example): string[] {
  const wrongNames = example.params.filter(({ name }, i) => name !== method.params[i]?.name)
  const problems = wrongNames.map(({ name }) => `${name} is not the parameter at its position`)
  const inParams = misfit(
    params,
    example.params.map(({ value }) => value),
  )
  if (inParams !== undefined) problems.push(`parameters do not fit: ${inParams}`)
  if (example.result.name !== method.result.name) problems.push(`the result is called ${method.result.name}`)
  const inResult = misfit(result, example.result.value)
  if (inResult !== undefined) problems.push(`result does not fit: ${inResult}`)
  return problems.map((problem) => `example '${example.name}': ${problem}`)
}

function lintErrorExamples(validators: Validators, method: Method): string[] {
  return (method['x-error-examples'] ?? []).flatMap(({ name, kind, params }) => {
    const inParams = misfit(validators.params, params)
    if (kind === 'invalidParams') {
      return inParams === undefined ? [`error example '${name}': the parameters are fine, so not invalidParams`] : []
    }
    return inParams === undefined ? [] : [`error example '${name}': parameters do not fit: ${inParams}`]
  })
}

/** Checks that the data of an error in an example fits the registry's schema. */
function lintErrorData(method: Method, validatorOf: (kind: string) => ValidateFunction | undefined): string[] {
  return (method['x-error-examples'] ?? []).flatMap(({ name, kind, error: { data } }) => {
    if (data === undefined) return []
    const validate = validatorOf(kind)
    if (validate === undefined) return [`error example '${name}': ${kind} holds no data`]
    const wrong = misfit(validate, data)
    return wrong === undefined ? [] : [`error example '${name}': data does not fit: ${wrong}`]
  })
}
