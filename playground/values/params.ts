import type { Method } from '../document/openrpc.ts'

export type Params = readonly unknown[] | Readonly<Record<string, unknown>>

/**
 * What goes out for the values of a form, one for each parameter, undefined for none. By position as far as the last value;
 * where one before it is left off, by name, or with null in its place where the method takes positions only.
 */
export function toParams(
  { params, paramStructure }: Pick<Method, 'params' | 'paramStructure'>,
  values: readonly unknown[],
): Params {
  const length = values.findLastIndex((value) => value !== undefined) + 1
  const sent = values.slice(0, length)
  const hasGap = sent.includes(undefined)
  if (paramStructure !== 'by-name' && !hasGap) return sent
  if (paramStructure === 'by-position') return sent.map((value) => value ?? null)
  const named = params.map(({ name }, position) => [name, sent[position]] as const)
  return Object.fromEntries(named.filter(([, value]) => value !== undefined))
}

/** The values of an example in the order of the method's parameters. */
export function exampleValues(
  { params }: Pick<Method, 'params'>,
  given: readonly { readonly name: string; readonly value: unknown }[],
): unknown[] {
  return params.map(({ name }) => given.find((one) => one.name === name)?.value)
}

/** Values by position of parameters that go by position or by name. */
export function valuesOf({ params }: Pick<Method, 'params'>, given: Params): readonly unknown[] {
  if (isByPosition(given)) return given
  const named = new Map(Object.entries(given))
  return params.map(({ name }) => named.get(name))
}

export const isByPosition = (params: Params): params is readonly unknown[] => Array.isArray(params)
