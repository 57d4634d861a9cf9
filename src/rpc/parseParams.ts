import type { MethodName, Methods } from '../../generated/methods.ts'
import { type Parameter, parameters } from '../../generated/params.ts'
import { type ParamsValidator, paramsValidators } from '../../generated/paramsValidators.ts'
import { explainParams, explainUnknownName } from './explainParams.ts'
import { InvalidParams } from './refusals.ts'

/**
 * The parameters of a request by position, as its method takes them. `params` is an array by position, an object by
 * name, or undefined or null for none. Throws `InvalidParams`, whose text is worked out only then.
 */
export function parseParams<M extends MethodName>(method: M, params: unknown): Methods[M]['params'] {
  const validate: ParamsValidator<M> = paramsValidators[method]
  const values = Array.isArray(params) ? params : byPosition(parameters[method], params)
  if (validate(values)) return values
  throw explainParams(parameters[method], values, validate.errors ?? [])
}

function byPosition(expected: readonly Parameter[], params: unknown): unknown[] {
  if (params === undefined || params === null) return []
  if (typeof params !== 'object') throw new InvalidParams('method parameters invalid: expected an array or an object')
  const values: unknown[] = []
  for (const [name, value] of Object.entries(params)) {
    const position = expected.findIndex((parameter) => parameter.name === name)
    if (position < 0) throw explainUnknownName(expected, name, value)
    values[position] = value
  }
  return values
}
