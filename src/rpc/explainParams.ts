import type { Hint, Parameter } from '../../generated/params.ts'
import type { ValidationProblem } from '../../generated/paramsValidators.ts'
import { describeValue, quoteValue } from './describeValue.ts'
import { type Hints, stepInto, withRelated } from './paramHints.ts'
import { InvalidParams } from './refusals.ts'

/** What a validator found. */
export type Problems = readonly ValidationProblem[]

/** By what values are explained. */
export interface ValueRules {
  readonly hints: Hints
  /** Which the hints name by position. */
  readonly conditions: readonly ((value: unknown) => boolean)[]
}

/** Begins the text for a wrong count of parameters, as the reference node's. */
const WRONG_COUNT = 'method parameters invalid'

/**
 * The error for parameters that their validator refused. Wrong counts come first; then the value that lies deepest
 * among the validator's problems is the culprit, because the branches of a union that do not even fit its outside fail
 * earlier.
 */
export function explainParams(
  rules: ValueRules,
  parameters: readonly Parameter[],
  values: readonly unknown[],
  problems: Problems,
): InvalidParams {
  const missing = parameters.findIndex(({ required }, i) => required && values[i] === undefined)
  if (missing >= 0) return explainMissing(parameters, missing)
  if (values.length > parameters.length) return explainSurplus(parameters, values)
  const [position, ...path] = deepestPath(problems)
  const parameter = parameters[Number(position)]
  // Not reached with validators and hints of one codegen run.
  if (parameter === undefined) return new InvalidParams(WRONG_COUNT)
  return explainValue(rules, { parameter, position: Number(position), path }, values[Number(position)])
}

function explainMissing(parameters: readonly Parameter[], position: number): InvalidParams {
  const { name, hint } = parameters[position] ?? { name: '', hint: { expects: '' } }
  const message = `${WRONG_COUNT}: missing parameter '${name}' (position ${position})`
  return new InvalidParams(message, { parameter: name, position, expected: hint.expects, got: 'nothing' })
}

function explainSurplus(parameters: readonly Parameter[], values: readonly unknown[]): InvalidParams {
  const position = parameters.length
  const expected = position === 0 ? 'no parameters' : `at most ${position} parameter${position === 1 ? '' : 's'}`
  const message = `${WRONG_COUNT}: expected ${expected}, got ${values.length}`
  return new InvalidParams(message, {
    parameter: String(position),
    position,
    expected,
    got: describeValue(values[position]),
  })
}

/** A request named a parameter that its method does not have. */
export function explainUnknownName(parameters: readonly Parameter[], name: string, value: unknown): InvalidParams {
  const names = parameters.map((parameter) => parameter.name).join(', ')
  const expected = names === '' ? 'no parameters' : `only ${names}`
  const shown = quoteValue(name)
  const message = `${WRONG_COUNT}: unknown parameter '${shown}', expected ${expected}`
  return new InvalidParams(message, { parameter: shown, expected, got: describeValue(value) })
}

/** The segments of the longest JSON pointer. */
function deepestPath(problems: Problems): string[] {
  let deepest: string[] = []
  for (const { instancePath } of problems) {
    const segments = instancePath.split('/').slice(1)
    if (segments.length > deepest.length) deepest = segments
  }
  return deepest
}

interface Place {
  readonly parameter: Parameter
  readonly position: number
  readonly path: readonly string[]
}

function explainValue(rules: ValueRules, { parameter, position, path }: Place, given: unknown): InvalidParams {
  let hint = parameter.hint
  let value = given
  const walked: string[] = []
  for (const segment of path) {
    const next = stepInto(rules.hints, hint, segment)
    if (next === undefined || typeof value !== 'object' || value === null) break
    hint = next
    value = Reflect.get(value, segment)
    walked.push(segment)
  }
  const where = [parameter.name, ...walked].join('.')
  const got = describeValue(value)
  const general = `invalid params: parameter '${where}': expected ${hint.expects}, got ${got}`
  return new InvalidParams(ownText(rules, hint, value) ?? general, {
    parameter: parameter.name,
    position,
    ...(walked.length === 0 ? {} : { path: walked.join('.') }),
    expected: hint.expects,
    got,
  })
}

/** The text of the first rule that applies to the value. */
function ownText({ hints, conditions }: ValueRules, hint: Hint, value: unknown): string | undefined {
  const holds = (condition: number | undefined): boolean | undefined =>
    condition === undefined ? undefined : conditions[condition]?.(value)
  for (const { invalid } of withRelated(hints, hint)) {
    const rule = invalid?.find(({ when, unless }) => holds(when) !== false && holds(unless) !== true)
    if (rule !== undefined) return rule.message.replace('{value}', () => quoteValue(value))
  }
  return undefined
}
