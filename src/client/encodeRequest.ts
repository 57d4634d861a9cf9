import type { WireRequest } from './transport.ts'

/** A request as text, for any id. Throws a `TypeError` when JSON cannot say it, as with a bigint. */
export function encodeRequest({ method, params }: WireRequest): (id: number) => string {
  const members = JSON.stringify({ method, params }).slice(1)
  return (id) => `{"jsonrpc":"2.0","id":${id},${members}`
}
