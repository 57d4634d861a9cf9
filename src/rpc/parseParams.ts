import type { MethodName, Methods } from '../../generated/methods.ts'
import { hints, type Parameter, parameters } from '../../generated/params.ts'
import { conditions, paramsValidators } from '../../generated/paramsValidators.ts'
import type { Compat } from '../chainspec/network.ts'
import { createDropNulls, type DropNulls } from './absentNulls.ts'
import { explainParams, explainUnknownName, type Problems, type ValueRules } from './explainParams.ts'
import { toGethRefusal } from './gethParams.ts'
import { requireFewOverrides } from './overrideBounds.ts'
import { InvalidParams } from './refusals.ts'

/** The generated description of a document's parameters; `Of` has its methods. */
interface ParamsContract<Of extends { readonly [M in keyof Of]: { readonly params: unknown } }> extends ValueRules {
  readonly parameters: { readonly [M in keyof Of]: readonly Parameter[] }
  readonly paramsValidators: { readonly [M in keyof Of]: Validator<Of[M]['params']> }
  /** Throws `InvalidParams` for parameters, by position, that are too large to be validated. */
  readonly requireBounded?: (method: keyof Of, values: readonly unknown[]) => void
}

interface Validator<Params> {
  (value: unknown, path: '', isEthereum: boolean): value is Params
  errors?: Problems | null
}

/**
 * Returns the function that parses the parameters of a request into an array by position, in the forms that the document has for
 * `compat`. It accepts an array by position, an object by name, one bare value, and undefined or null for no parameters. It removes
 * nulls that count as absent; an absent optional parameter before others is undefined. It throws `InvalidParams`, whose text is
 * computed only then.
 */
export function createParamsParser<Of extends { readonly [M in keyof Of]: { readonly params: unknown } }>(
  contract: ParamsContract<Of>,
  compat: Compat = 'rootstock',
) {
  const isEthereum = compat === 'ethereum'
  const droppers = new Map<keyof Of, DropNulls>()
  const dropperOf = (method: keyof Of) => {
    const dropper = droppers.get(method) ?? createDropNulls(contract.hints, contract.parameters[method], compat)
    droppers.set(method, dropper)
    return dropper
  }
  return function parse<M extends keyof Of>(method: M, params: unknown): Of[M]['params'] {
    const expected = contract.parameters[method]
    const validate = contract.paramsValidators[method]
    const given = Array.isArray(params) ? params : byPosition(expected, params)
    contract.requireBounded?.(method, given)
    const values = dropperOf(method)(given)
    if (validate(values, '', isEthereum)) return values
    throw explainParams(contract, expected, values, validate.errors ?? [])
  }
}

const contract = { parameters, hints, conditions, paramsValidators, requireBounded: requireFewOverrides }
const parse = createParamsParser<Methods>(contract)

/** Parses the parameters of the node's own methods; see {@link createParamsParser}. */
export function parseParams<M extends MethodName>(method: M, params: unknown): Methods[M]['params'] {
  return parse(method, params)
}

/**
 * Returns the parser for the node's own methods. With `compat` ethereum, its errors about blocks, hashes, addresses, data and booleans
 * have geth's texts.
 */
export function createNodeParser(compat: Compat): typeof parseParams {
  if (compat === 'rootstock') return parseParams
  const parseInEthereum = createParamsParser<Methods>(contract, compat)
  return (method, params) => {
    try {
      return parseInEthereum(method, params)
    } catch (error) {
      throw error instanceof InvalidParams ? toGethRefusal(error, parameters[method], params) : error
    }
  }
}

function byPosition(expected: readonly Parameter[], params: unknown): unknown[] {
  if (params === undefined || params === null) return []
  if (typeof params !== 'object') return [params]
  const values: unknown[] = []
  for (const [name, value] of Object.entries(params)) {
    const position = expected.findIndex((parameter) => parameter.name === name)
    if (position < 0) throw explainUnknownName(expected, name, value)
    values[position] = value
  }
  return values
}
