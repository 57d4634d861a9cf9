import { isRecord } from '../rpc/recorded/exchange.ts'

/** JSON with each object rewritten, from the innermost ones on. */
export function rewriteObjects(
  value: unknown,
  rewrite: (object: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>,
): unknown {
  if (Array.isArray(value)) return value.map((item) => rewriteObjects(item, rewrite))
  if (!isRecord(value)) return value
  const inner = Object.entries(value).map(([name, item]) => [name, rewriteObjects(item, rewrite)] as const)
  return rewrite(Object.fromEntries(inner))
}

/** A number as the reference prints bytes that were returned (rpc.md 8.10). */
export const asQuantity = (data: unknown) => `0x${`${data}`.slice(2).replace(/^0+/, '') || '0'}`
