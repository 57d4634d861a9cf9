import type { Hint, Parameter } from '../../generated/params.ts'
import type { ValidationProblem } from '../../generated/paramsValidators.ts'
import { type Hints, stepInto, withRelated } from './paramHints.ts'
import { InvalidParams } from './refusals.ts'

/** The problems that a validator has found. */
export type Problems = readonly ValidationProblem[]

/** Hints and conditions for the texts of errors. */
export interface ValueRules {
  readonly hints: Hints
  /** Conditions, to which hints refer by position. */
  readonly conditions: readonly ((value: unknown) => boolean)[]
}

/** Start of the text for a wrong number of parameters, as in the reference node. */
const WRONG_COUNT = 'method parameters invalid'

/**
 * Returns the error for parameters that their validator has refused. Reports a wrong number of parameters first. Otherwise reports
 * the most deeply nested problem, because branches of a union that do not match at all fail at a higher level.
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
  const { path: pointer, unknown } = deepestProblem(problems)
  const [position, ...path] = pointer
  const parameter = parameters[Number(position)]
  // Not reached if validators and hints are from one run of codegen.
  if (parameter === undefined) return new InvalidParams(WRONG_COUNT)
  return explainValue(rules, { parameter, position: Number(position), path, unknown }, values[Number(position)])
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

/** Returns the error for a parameter name that the method does not have. */
export function explainUnknownName(parameters: readonly Parameter[], name: string, value: unknown): InvalidParams {
  const names = parameters.map((parameter) => parameter.name).join(', ')
  const expected = names === '' ? 'no parameters' : `only ${names}`
  const shown = quoteValue(name)
  const message = `${WRONG_COUNT}: unknown parameter '${shown}', expected ${expected}`
  return new InvalidParams(message, { parameter: shown, expected, got: describeValue(value) })
}

/** Returns the segments of the longest JSON pointer, and the member that is not allowed there, if that is the problem. */
function deepestProblem(problems: Problems): { readonly path: readonly string[]; readonly unknown?: string } {
  let deepest: Problems[number] | undefined
  let path: string[] = []
  for (const problem of problems) {
    const segments = problem.instancePath.split('/').slice(1)
    if (deepest !== undefined && segments.length <= path.length) continue
    deepest = problem
    path = segments
  }
  const unknown = deepest?.params?.additionalProperty
  return { path, ...(unknown === undefined ? {} : { unknown }) }
}

/** The position of a problem. */
interface ParamPath {
  readonly parameter: Parameter
  readonly position: number
  readonly path: readonly string[]
  /** A member that the object may not have. */
  readonly unknown: string | undefined
}

function explainValue(
  rules: ValueRules,
  { parameter, position, path, unknown }: ParamPath,
  given: unknown,
): InvalidParams {
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
  const surplus = unknown === undefined ? undefined : explainMember(rules.hints, hint, unknown)
  const { expected, got } = surplus ?? { expected: hint.expects, got: describeValue(value) }
  const general = `invalid params: parameter '${where}': expected ${expected}, got ${got}`
  return new InvalidParams(ownText(rules, hint, value) ?? general, {
    parameter: parameter.name,
    position,
    ...(walked.length === 0 ? {} : { path: walked.join('.') }),
    expected,
    got,
  })
}

/** Describes the problem of a member that no object of the hint has; undefined for others. */
function explainMember(hints: Hints, hint: Hint, member: string) {
  const known = [...withRelated(hints, hint)].flatMap(({ properties }) => Object.keys(properties ?? {}))
  if (known.length === 0 || known.includes(member)) return undefined
  return { expected: `no members but ${known.join(', ')}`, got: `'${quoteValue(member)}'` }
}

/** Returns the text of the first rule that applies to the value. */
function ownText({ hints, conditions }: ValueRules, hint: Hint, value: unknown): string | undefined {
  const holds = (condition: number | undefined): boolean | undefined =>
    condition === undefined ? undefined : conditions[condition]?.(value)
  for (const { invalid } of withRelated(hints, hint)) {
    const rule = invalid?.find(({ when, unless }) => holds(when) !== false && holds(unless) !== true)
    if (rule !== undefined) return fillIn(rule.message, value)
  }
  return undefined
}

/** Returns the text of a rule with the value at its `{value}`, or with the value's start at its `{start}`. */
function fillIn(message: string, value: unknown): string {
  const quote = message.includes('{start}') ? quoteStart : quoteValue
  return message.replace(/\{value\}|\{start\}/, () => quote(value))
}

/** Maximum length of a description, in characters. */
const MAX_LENGTH = 100

/** Shortens a text. Replaces lone surrogates, which a client may send and a cut may leave: strict JSON parsers refuse them. */
function cut(text: string): string {
  return (text.length <= MAX_LENGTH ? text : `${text.slice(0, MAX_LENGTH - 1)}…`).toWellFormed()
}

/** Describes a value of a request in at most 100 characters, strings as JSON, in a time that does not depend on its size. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (typeof value === 'string') return cut(JSON.stringify(value.slice(0, MAX_LENGTH)))
  if (Array.isArray(value)) return `an array of ${value.length}`
  if (typeof value !== 'object' || value === null) return String(value)
  const names: string[] = []
  for (const name in value) if (names.push(name.slice(0, MAX_LENGTH)) === MAX_LENGTH) break
  return cut(names.length === 0 ? 'an empty object' : `an object with ${names.join(', ')}`)
}

/** Length of a word with `0x`, at which the reference node cuts a value that is too long (rskj's `StringUtils.trim`). */
const WORD_LENGTH = 66

/** Returns a value for a message, cut as in the reference node. */
function quoteStart(value: unknown): string {
  const text = quoteValue(value)
  return text.length <= WORD_LENGTH ? text : `${text.slice(0, WORD_LENGTH)}...`.toWellFormed()
}

/** Returns a value for a message: a string as it is, others as by {@link describeValue}. */
export function quoteValue(value: unknown): string {
  return typeof value === 'string' ? cut(value) : describeValue(value)
}
