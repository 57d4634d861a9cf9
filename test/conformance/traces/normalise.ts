import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'
import { isRecord } from '../rpc/recorded/exchange.ts'

/** Returns JSON with each object rewritten, the innermost ones first. */
export function rewriteObjects(
  value: unknown,
  rewrite: (object: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>,
): unknown {
  if (Array.isArray(value)) return value.map((item) => rewriteObjects(item, rewrite))
  if (!isRecord(value)) return value
  const inner = Object.entries(value).map(([name, item]) => [name, rewriteObjects(item, rewrite)] as const)
  return rewrite(Object.fromEntries(inner))
}

/** Returns a number in the form in which the reference prints returned bytes (rpc.md 8.10). */
export const asQuantity = (data: unknown) => `0x${`${data}`.slice(2).replace(/^0+/, '') || '0'}`

/** Asserts that two values are equal; `toEqual`, which shows the difference, takes too long for large traces that have none. */
export function expectSameJson(found: unknown, recorded: unknown, subject: string): void {
  if (!isDeepStrictEqual(found, recorded)) expect(found, subject).toEqual(recorded)
}
