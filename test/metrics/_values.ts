import type { Family } from '../../src/metrics/family.ts'

/** The values of each family's samples, by the family's name. */
export function valuesOf(families: readonly Family[]): Record<string, number[]> {
  return Object.fromEntries(families.map(({ name, samples }) => [name, [...samples].map(({ value }) => value)]))
}
